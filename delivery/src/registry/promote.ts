import type { Store } from '#storage/store.ts';
import { changePointer, type Pointer, type PointerState } from './pointer';
import { Refusal } from './refusal';

/** Who asks for a change, and why. Both are kept in the history. */
export interface Author {
  by: string;
  why: string;
}

/** Makes a version live for everybody. The version that was live before becomes the last good one. */
export async function promote(store: Store, name: string, version: string, author: Author): Promise<Pointer> {
  return changePointer(store, name, {
    ...author,
    action: 'promote',
    next(before) {
      thaw(name, before);
      if (before.live === version && !before.canary) return before;
      const lastGood = before.live === version ? before.lastGood : before.live;
      return { live: version, lastGood, frozen: false };
    },
  });
}

/** Refuses any change of an app that somebody has frozen. */
export function thaw(name: string, { frozen }: PointerState) {
  if (frozen)
    throw new Refusal(
      `${name} is frozen: run "delivery unfreeze ${name}" first, or ask whoever froze it (delivery history ${name}).`,
    );
}
