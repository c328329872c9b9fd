import type { Depot } from '#storage/depot.ts';
import { Refusal } from '#refusal.ts';
import { changePointer, type CompatibilityCheck } from './change';
import { requireUnfrozen } from './freeze';
import { type Author, type Canary, type Pointer, type PointerState, readPointer } from './pointer';

export interface CanaryPlan {
  name: string;
  version: string;
  /** Per cent of the visitors, 0 to 100. */
  share: number;
  /** Per cent of its visits that may fail, where nobody has another version to compare with. */
  budget: number;
}

/**
 * Gives a version to a share of the visitors. The same version again, as a pipeline does that is run twice, raises the
 * share where it is lower; visitors who have it keep it.
 */
export async function startCanary(
  depot: Depot,
  { name, check, ...plan }: CanaryPlan & { check?: CompatibilityCheck },
  author: Author,
): Promise<Pointer> {
  checkShare(plan.share);
  return changePointer(depot, name, {
    ...author,
    check,
    action: 'canary',
    next(before, revision) {
      requireUnfrozen(name, before);
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
      const share = Math.max(plan.share, running?.share ?? 0);
      return { ...before, canary: { ...plan, share, since: running?.since ?? revision } };
    },
  });
}

/** Gives a running canary to more visitors, in per cent. Refuses a share that is lower than today's. */
export const raiseCanary = (depot: Depot, wish: ShareWish, author: Author) =>
  changeShare(
    depot,
    { ...wish, author },
    {
      action: 'canary-raise',
      allows: (share, today) => share >= today,
      otherwise: `is lower: "delivery canary lower" does that`,
    },
  );

/** Gives a running canary to fewer visitors, in per cent. Refuses a share that is higher than today's. */
export const lowerCanary = (depot: Depot, wish: ShareWish, author: Author) =>
  changeShare(
    depot,
    { ...wish, author },
    {
      action: 'canary-lower',
      allows: (share, today) => share <= today,
      otherwise: `is higher: "delivery canary raise" does that`,
    },
  );

type ShareWish = Pick<CanaryPlan, 'name' | 'share'>;

interface Direction {
  action: 'canary-raise' | 'canary-lower';
  allows(share: number, today: number): boolean;
  otherwise: string;
}

async function changeShare(
  depot: Depot,
  { name, share, author }: ShareWish & { author: Author },
  { action, allows, otherwise }: Direction,
): Promise<Pointer> {
  checkShare(share);
  const pinned = runningCanary(name, (await readPointer(depot, name)) ?? nothing);
  return changePointer(depot, name, {
    ...author,
    action,
    next(before) {
      if (action === 'canary-raise') requireUnfrozen(name, before);
      const canary = sameCanary(name, before, pinned);
      if (!allows(share, canary.share))
        throw new Refusal(
          `${name}@${canary.version} goes to ${canary.share} % already, and ${share} % ${otherwise}.`,
        );
      return { ...before, canary: { ...canary, share } };
    },
  });
}

/** Makes the version in canary live for everybody. If somebody else does so at the same moment, once is enough. */
export async function finishCanary(
  depot: Depot,
  { name, check }: { name: string; check?: CompatibilityCheck },
  author: Author,
): Promise<Pointer> {
  const pinned = runningCanary(name, (await readPointer(depot, name)) ?? nothing);
  return changePointer(depot, name, {
    ...author,
    check,
    action: 'canary-finish',
    next(before) {
      if (!before.canary && before.live === pinned.version) return before;
      requireUnfrozen(name, before);
      return { live: sameCanary(name, before, pinned).version, lastGood: before.live, frozen: false };
    },
  });
}

/** Takes the version in canary back from everybody. With `since`, only that canary and no later one. */
export async function abortCanary(
  depot: Depot,
  { name, since }: { name: string; since?: number },
  author: Author,
): Promise<Pointer> {
  const start = (await readPointer(depot, name)) ?? nothing;
  const pinned = since ?? runningCanary(name, start).since;
  const version = start.canary?.version;
  return changePointer(depot, name, {
    ...author,
    action: 'canary-abort',
    next(before) {
      if (since === undefined && before.live !== undefined && before.live === version)
        throw new Refusal(
          `${name}@${version} was made live for everybody meanwhile, by ${before.by}: "delivery rollback ${name}" takes it back.`,
        );
      return before.canary?.since === pinned ? { ...before, canary: undefined } : before;
    },
  });
}

const nothing: PointerState = { frozen: false };

/** The canary that was running when the change began. Refuses another, or none. */
function sameCanary(name: string, { canary }: PointerState, pinned: Canary): Canary {
  if (canary?.since === pinned.since) return canary;
  throw new Refusal(
    `The canary of ${name}@${pinned.version} ended meanwhile: look at "delivery history ${name}", and call again.`,
  );
}

function runningCanary(name: string, { canary }: PointerState): Canary {
  if (!canary) throw new Refusal(`${name} has no version in canary.`);
  return canary;
}

function checkShare(share: number) {
  if (!(share >= 0 && share <= 100))
    throw new Refusal('The share of a canary is a number of per cent, 0 to 100.');
}
