import type { Depot } from '#storage/depot.ts';
import { thaw } from './freeze';
import { type Author, type Canary, changePointer, type Pointer, type PointerState } from './pointer';
import { Refusal } from '#refusal.ts';

export interface CanaryPlan {
  name: string;
  version: string;
  /** Per cent of the visitors, 0 to 100. */
  share: number;
  /** So many reported failures stop it. */
  budget: number;
}

/** Gives a version to a share of the visitors; the same version again changes the share and keeps the visitors who have it. */
export async function startCanary(
  depot: Depot,
  { name, ...plan }: CanaryPlan,
  author: Author,
): Promise<Pointer> {
  checkShare(plan.share);
  return changePointer(depot, name, {
    ...author,
    action: 'canary',
    next(before, revision) {
      thaw(name, before);
      if (!before.live)
        throw new Refusal(`Nothing of ${name} is live yet: promote its first version without --canary.`);
      if (before.live === plan.version)
        throw new Refusal(`${name}@${plan.version} is live for everybody already.`);
      const running = before.canary;
      if (running && running.version !== plan.version) {
        throw new Refusal(
          `${name}@${running.version} is in canary: finish or abort it first ("delivery canary abort ${name}").`,
        );
      }
      return { ...before, canary: { ...plan, since: running?.since ?? revision } };
    },
  });
}

/** Changes the share of a running canary, in per cent. */
export async function raiseCanary(
  depot: Depot,
  { name, share }: Pick<CanaryPlan, 'name' | 'share'>,
  author: Author,
): Promise<Pointer> {
  checkShare(share);
  return changePointer(depot, name, {
    ...author,
    action: 'canary-raise',
    next(before) {
      thaw(name, before);
      return { ...before, canary: { ...runningCanary(name, before), share } };
    },
  });
}

/** Makes the version in canary live for everybody. */
export async function finishCanary(depot: Depot, name: string, author: Author): Promise<Pointer> {
  return changePointer(depot, name, {
    ...author,
    action: 'canary-finish',
    next(before) {
      thaw(name, before);
      return { live: runningCanary(name, before).version, lastGood: before.live, frozen: false };
    },
  });
}

/** Takes the version in canary back from everybody. With `since`, only that canary and no later one. */
export async function abortCanary(
  depot: Depot,
  { name, since }: { name: string; since?: number },
  author: Author,
): Promise<Pointer> {
  return changePointer(depot, name, {
    ...author,
    action: 'canary-abort',
    next(before) {
      if (since !== undefined && before.canary?.since !== since) return before;
      runningCanary(name, before);
      return { ...before, canary: undefined };
    },
  });
}

function runningCanary(name: string, { canary }: PointerState): Canary {
  if (!canary) throw new Refusal(`${name} has no version in canary.`);
  return canary;
}

function checkShare(share: number) {
  if (!(share >= 0 && share <= 100))
    throw new Refusal('The share of a canary is a number of per cent, 0 to 100.');
}
