import { readPointer } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { findRelease, type Release } from './release';

/** The release of an app that is live now, or nothing where none is. */
export async function findLiveRelease(depot: Depot, name: string): Promise<Release | undefined> {
  const version = (await readPointer(depot, name))?.live;
  return version === undefined ? undefined : findRelease(depot, name, version);
}
