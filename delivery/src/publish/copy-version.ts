import type { Depot } from '#storage/depot.ts';
import type { Version } from '#registry/pointer.ts';
import { publish, type Published } from './publish';
import { readReleased, readRelease } from './release';

/**
 * Publishes a version of one store in another: the same bytes, each compared with its recorded hash on the way.
 */
export async function copyVersion(
  { from, to }: { from: Depot; to: Depot },
  { name, version }: Version,
): Promise<Published> {
  const release = await readRelease(from, name, version);
  const files = new Map<string, Buffer>();
  for (const file of Object.keys(release.files)) files.set(file, await readReleased(from, release, file));
  return publish(to, { build: release.build, files });
}
