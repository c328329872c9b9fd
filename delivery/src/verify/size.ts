import type { Release } from '#publish/release.ts';
import { idOf } from './problem';

/** Whether one page of the remote makes a visitor fetch more code than the budget allows, in kilobytes after gzip. */
export function sizeProblems(remote: Release, doorFiles: readonly string[], budgetKb: number): string[] {
  const pages = Object.entries(remote.build.pages);
  const loads = (pages.length ? pages : [['door', []] as [string, string[]]]).map(([path, files]) => {
    const code = new Set([...doorFiles, ...files]);
    return { path, kb: [...code].reduce((sum, file) => sum + (remote.files[file]?.gzip ?? 0), 0) / 1024 };
  });
  const heaviest = loads.reduce((most, load) => (load.kb > most.kb ? load : most));
  if (heaviest.kb <= budgetKb) return [];
  return [
    `${idOf(remote)} makes a visitor of ${heaviest.path} fetch ${heaviest.kb.toFixed(1)} KB, but the budget is ${budgetKb} KB: load less at once, or raise "budgetKb" in delivery/environments.json.`,
  ];
}
