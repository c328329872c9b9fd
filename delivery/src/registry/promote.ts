import type { Depot } from '#storage/depot.ts';
import { changePointer, type CompatibilityCheck } from './change';
import { requireUnfrozen } from './freeze';
import type { Author, Pointer, Version } from './pointer';

interface Wish extends Version {
  /** Refuses a version that the site cannot run. */
  check?: CompatibilityCheck;
}

/** Makes a version live for everybody and ends a canary. What was live before becomes the last good version. */
export async function promote(
  depot: Depot,
  { name, version, check }: Wish,
  author: Author,
): Promise<Pointer> {
  return changePointer(depot, name, {
    ...author,
    check,
    action: 'promote',
    next(before) {
      if (before.live === version && !before.canary) return before;
      requireUnfrozen(name, before);
      const lastGood = before.live === version ? before.lastGood : before.live;
      return { live: version, lastGood, frozen: false };
    },
  });
}
