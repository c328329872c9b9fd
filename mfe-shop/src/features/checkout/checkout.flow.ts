import type { Step } from '@site/domain/step';
import type { Purchase } from './checkout.storage';

export interface Progress {
  /** The step that the purchase has reached in this tab. */
  reached: Step;
  purchase: Purchase | undefined;
  /** Whether there is the order of a purchase to show. */
  isConfirmed: boolean;
}

/** Where a step leads: to itself, or to another one. `lost`: the purchase was under way and its data is gone. */
export function destinationOf(asked: Step, { reached, purchase, isConfirmed }: Progress): Step | 'lost' {
  if (asked === 1) return 1;
  if (purchase) {
    // What was sent goes on, also after a reload or in another tab; what was not begins again.
    const goesOn = purchase.state !== 'open' || (asked === 2 && reached === 2);
    return goesOn ? 2 : 1;
  }
  if (asked === 3) return isConfirmed ? 3 : 1;
  if (reached === 1) return 1;
  return isConfirmed ? 3 : 'lost';
}
