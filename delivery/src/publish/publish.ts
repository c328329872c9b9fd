import { Refusal } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';
import type { BuildFolder } from './build';
import { withBrowserFacts } from './browser-facts';
import { findRelease, releaseKey, releaseOf } from './release';

/** Called after each file that went up: how many of how many. */
export type Progress = (done: number, total: number) => void;

export interface Published {
  name: string;
  version: string;
  /** False where the very same bytes were there already. */
  uploaded: boolean;
}

/**
 * Publishes a build under `<name>/<version>/`, for ever. The same bytes again are no work at all; other bytes under
 * the same version are refused. Nothing refers to a version before its last file, the record, is written.
 */
export async function publish(
  depot: Depot,
  built: BuildFolder,
  progress: Progress = () => {},
): Promise<Published> {
  const folder = withBrowserFacts(built);
  const { name, version } = folder.build;
  const release = releaseOf(folder);
  const present = await findRelease(depot, name, version);
  if (present) {
    same(present.digest, release.digest, `${name}@${version}`);
    return { name, version, uploaded: false };
  }

  await claim(depot, `${name}@${version}`, release.digest);
  let done = 0;
  await inParallel(8, [...folder.files], async ([file, body]) => {
    await depot.write(`${name}/${version}/${file}`, body);
    progress(++done, folder.files.size);
  });
  await depot.createRecord(releaseKey(name, version), release);
  return { name, version, uploaded: true };
}

/** Keeps a version for one set of bytes before the first of them goes up, so that two uploads can never mix. */
async function claim(depot: Depot, id: string, digest: string) {
  const key = `_delivery/claims/${id}.json`;
  if (await depot.createRecord(key, { digest })) return;
  const present = (await depot.readRecord(key)) as { digest: string };
  same(present.digest, digest, id);
}

function same(present: string, wanted: string, id: string) {
  if (present !== wanted) {
    throw new Refusal(
      `${id} exists already with other bytes: a version never changes, so build this one under a new version.`,
    );
  }
}

async function inParallel<Item>(lanes: number, items: Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
