import type { VersionDiff } from '@site/release-page/state';
import { readRelease, type Release } from '#publish/release.ts';
import type { Depot } from '#storage/depot.ts';
import { sizeOf } from './version-states';

/** How a version of an app differs from another: files and their sizes, contract, routes, and what it takes from the shell. */
export async function versionDiff(
  depot: Depot,
  { name, from, to }: { name: string; from: string; to: string },
): Promise<VersionDiff> {
  const [before, after] = await Promise.all([from, to].map((version) => readRelease(depot, name, version)));
  if (!before || !after) throw new Error('Two releases were read.');
  const old = sizesOf(before);
  const now = sizesOf(after);
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return {
    from,
    to,
    files: names.map((file) => ({ name: file, before: old.get(file), after: now.get(file) })),
    lines: linesOf(before, after),
  };
}

/** Sizes by the name without the hash in it: `remote.1a2b3c.js` of two versions is one file. */
function sizesOf({ files }: Release): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const [file, facts] of Object.entries(files)) {
    const name = file.replace(/\.[0-9a-f]{8,20}(?=\.\w+$)/, '');
    sizes.set(name, (sizes.get(name) ?? 0) + sizeOf(facts));
  }
  return sizes;
}

function linesOf({ build: before }: Release, { build: after }: Release): string[] {
  return [
    ...changed('contract', String(before.contract ?? 'none'), String(after.contract ?? 'none')),
    ...changed('speaks contracts', before.speaks?.join(', ') ?? '', after.speaks?.join(', ') ?? ''),
    ...listed('route', before.routes, after.routes),
    ...changedValues('takes from the shell', before.requires, after.requires),
    ...changedValues('shares', before.provides, after.provides),
  ];
}

const changed = (what: string, before: string, after: string) =>
  before === after ? [] : [`${what}: ${before || 'none'} → ${after || 'none'}`];

const listed = (what: string, before: readonly string[], after: readonly string[]) => [
  ...after.filter((item) => !before.includes(item)).map((item) => `new ${what}: ${item}`),
  ...before.filter((item) => !after.includes(item)).map((item) => `${what} gone: ${item}`),
];

const changedValues = (what: string, before: Record<string, string>, after: Record<string, string>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .flatMap((key) => changed(`${what} ${key}`, before[key] ?? '', after[key] ?? ''));
