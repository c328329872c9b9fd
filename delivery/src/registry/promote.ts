import type { Depot } from '#storage/depot.ts';
import { thaw } from './freeze';
import { type Author, changePointer, type Pointer, type Version } from './pointer';

/** Makes a version live for everybody and ends a canary. What was live before becomes the last good version. */
export async function promote(depot: Depot, { name, version }: Version, author: Author): Promise<Pointer> {
  return changePointer(depot, name, {
    ...author,
    action: 'promote',
    next(before) {
      if (before.live === version && !before.canary) return before;
      thaw(name, before);
      const lastGood = before.live === version ? before.lastGood : before.live;
      return { live: version, lastGood, frozen: false };
    },
  });
}
