import type { Release } from '#publish/release.ts';
import { codeBytes, pageBytes } from './page-bytes';
import { idOf } from './problem';

/** Whether one page of the remote makes a visitor fetch more code than the budget allows, in kilobytes after gzip. */
export function sizeProblems(remote: Release, doorFiles: readonly string[], budgetKb: number): string[] {
  const pages = pageBytes(remote, doorFiles);
  const loads = pages.length ? pages : [['door', codeBytes(remote, doorFiles)] as const];
  const [path, bytes] = loads.reduce((most, load) => (load[1] > most[1] ? load : most));
  const kb = bytes / 1024;
  if (kb <= budgetKb) return [];
  return [
    `${idOf(remote)} makes a visitor of ${path} fetch ${kb.toFixed(1)} KB, but the budget is ${budgetKb} KB: load less at once, or raise "budgetKb" in delivery/environments.json.`,
  ];
}
