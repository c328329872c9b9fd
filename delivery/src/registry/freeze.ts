import type { Depot } from '#storage/depot.ts';
import { changePointer } from './change';
import type { Author, Pointer, PointerState } from './pointer';
import { Refusal } from '#refusal.ts';

/** Forbids new versions of an app until `unfreeze`. Taking one back (rollback, abort) stays possible. */
export async function freeze(depot: Depot, name: string, author: Author): Promise<Pointer> {
  return changePointer(depot, name, {
    ...author,
    action: 'freeze',
    next: (before) => ({ ...known(name, before), frozen: true }),
  });
}

/** Allows new versions of an app again. */
export async function unfreeze(depot: Depot, name: string, author: Author): Promise<Pointer> {
  return changePointer(depot, name, {
    ...author,
    action: 'unfreeze',
    next: (before) => ({ ...known(name, before), frozen: false }),
  });
}

// Otherwise a typo would freeze an app that does not exist, and not the intended one.
function known(name: string, before: PointerState): PointerState {
  if (before.live) return before;
  throw new Refusal(`Nothing of ${name} is live: "delivery status" lists the apps.`);
}

/** Refuses a new version of an app that somebody has frozen. */
export function requireUnfrozen(name: string, { frozen }: PointerState) {
  if (!frozen) return;
  throw new Refusal(
    `${name} is frozen: "delivery history ${name}" shows by whom and why; "delivery unfreeze ${name}" ends it.`,
  );
}
