import { findRelease } from '#publish/release.ts';
import { nothingIfRefused } from '#refusal.ts';
import type { PointerState } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';

/** The hash of each file of the versions that some visitor may get, by its key; also where it came with an earlier version first. */
export async function offeredFiles(
  depot: Depot,
  shown: Readonly<Record<string, PointerState>>,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, { live, canary, lastGood }] of Object.entries(shown)) {
    for (const version of new Set([live, canary?.version, lastGood])) {
      const release = version === undefined ? undefined : await found(depot, name, version);
      for (const [file, { integrity, since = version }] of Object.entries(release?.files ?? {}))
        for (const folder of new Set([version, since])) files.set(`${name}/${folder}/${file}`, integrity);
    }
  }
  return files;
}

/** A version with a broken record is reported when it is composed. */
const found = (depot: Depot, name: string, version: string) =>
  findRelease(depot, name, version).catch(nothingIfRefused);
