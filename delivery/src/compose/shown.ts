import { isDeepStrictEqual } from 'node:util';
import type { Pointer } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { findSiteManifest } from './site-manifest';

/**
 * Reads what customers get, and returns whether it is what a pointer says. It is not between a change and the HTML that is
 * written after it, nor when whoever made the change died there.
 */
export async function readShown(depot: Depot): Promise<(pointer: Pointer) => boolean> {
  const site = await findSiteManifest(depot);
  return ({ name, revision, live, canary }) => {
    const shown = site?.manifest.shown[name];
    const isNewest = site?.manifest.sources.apps[name] === revision;
    return isNewest && shown?.live === live && isDeepStrictEqual(shown?.canary, canary);
  };
}
