import * as v from 'valibot';
import { Refusal } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';
import type { BuildFolder } from './build';
import { withBrowserFacts } from './browser-facts';
import { withFirstVersions } from './first-versions';
import { requireSafeNames } from './names';
import { findRelease, releaseOf, releasePlace, requireSameBytes } from './release';
import { claimPlace, claimSchema, removeForgotten } from './unfinished';

/** Called after each file that went up: how many of how many. */
export type Progress = (done: number, total: number) => void;

export interface Published {
  name: string;
  version: string;
  /** False where the very same bytes were there already. */
  uploaded: boolean;
}

/**
 * Publishes a build permanently under `<name>/<version>/`. If the same bytes are published already, only missing
 * files are uploaded; other bytes under the same version are refused. Nothing refers to a version before its last
 * file, the record, is written. What an earlier publish of the app left behind unfinished is removed.
 */
export async function publish(
  depot: Depot,
  built: BuildFolder,
  progress: Progress = () => {},
): Promise<Published> {
  const folder = withBrowserFacts(built);
  const { name, version } = folder.build;
  requireSafeNames(folder.build, folder.files.keys());
  const release = releaseOf(folder);
  const root = `${name}/${version}/`;
  const present = await findRelease(depot, name, version);
  if (present) {
    requireSameBytes(present.digest, release.digest, `${name}@${version}`);
    const there = new Set(await depot.list(root));
    const missing = [...folder.files].filter(([file]) => !there.has(root + file));
    await inParallel(8, missing, ([file, body]) => depot.write(root + file, body));
    return { name, version, uploaded: missing.length > 0 };
  }

  await removeForgotten(depot, name, version);
  await claim(depot, { name, version, digest: release.digest });
  let done = 0;
  await inParallel(8, [...folder.files], async ([file, body]) => {
    await depot.write(root + file, body);
    progress(++done, folder.files.size);
  });
  const record = await withFirstVersions(depot, release);
  if (!(await depot.createRecord(releasePlace(name, version), record)))
    requireSameBytes((await findRelease(depot, name, version))?.digest, release.digest, `${name}@${version}`);
  return { name, version, uploaded: true };
}

interface Claim {
  name: string;
  version: string;
  digest: string;
}

/** Keeps a version for one set of bytes before the first of them goes up, so that two uploads can never mix. */
async function claim(depot: Depot, { name, version, digest }: Claim) {
  const place = claimPlace(name, version);
  if (await depot.createRecord(place, { digest, at: new Date().toISOString() })) return;
  const found = v.safeParse(claimSchema, (await depot.readRecord(place))?.record);
  if (!found.success)
    throw new Refusal(`${place.key} in ${depot.address} is not a record of an upload: delete it.`);
  requireSameBytes(found.output.digest, digest, `${name}@${version}`);
}

async function inParallel<Item>(lanes: number, items: Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
