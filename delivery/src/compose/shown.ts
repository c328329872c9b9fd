import { isDeepStrictEqual } from 'node:util';
import type { Pointer } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { findSiteManifest } from './site-manifest';

/**
 * Reads what customers get, and returns a predicate: whether it is already what a pointer says. It is false
 * between a change and the HTML that is written after it, and stays so if the process was killed there.
 */
export async function readShown(depot: Depot): Promise<(pointer: Pointer) => boolean> {
  const site = await findSiteManifest(depot);
  return ({ name, revision, live, canary }) => {
    const shown = site?.manifest.shown[name];
    const isNewest = site?.manifest.sources.apps[name] === revision;
    return isNewest && shown?.live === live && isDeepStrictEqual(shown?.canary, canary);
  };
}
