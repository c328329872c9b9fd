import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';
import { append, readNewest } from '#storage/series.ts';
import { standBack } from '#storage/stand-back.ts';
import {
  type Author,
  historyOf,
  newestRevisions,
  type Pointer,
  pointerIn,
  type PointerState,
  pointersAt,
  type Version,
} from './pointer';

/** Throws a `Refusal` if a version is not compatible with the live versions of the other apps. */
export type CompatibilityCheck = (version: Version, pointers: ReadonlyMap<string, Pointer>) => Promise<void>;

export interface Change extends Author {
  action: Pointer['action'];
  /** The state after the change, given the one before and the revision to come; `before` itself changes nothing. */
  next(before: PointerState & Partial<Pointer>, revision: number): PointerState | Promise<PointerState>;
  /** Checks the version that the change gives to visitors against the state at the moment of the change. */
  check?: CompatibilityCheck | undefined;
}

const unborn: PointerState = { frozen: false };

/**
 * Changes a pointer as a compare-and-swap: the change is decided again whenever another process was faster. Returns the
 * pointer after it, which is the one before if there was nothing to change. A version that is not compatible with what
 * another app released at the same moment is withdrawn: two incompatible releases never both stay.
 */
export async function changePointer(depot: Depot, name: string, change: Change): Promise<Pointer> {
  for (let lost = 0; ; lost += 1) {
    const begunAt = performance.now();
    const seen = await newestRevisions(depot);
    const newest = await readNewest(depot, historyOf(name));
    const before = newest && pointerIn(depot, name, newest);
    const revision = (before?.revision ?? 0) + 1;
    const state = stateOf(await change.next(before ?? unborn, revision));
    if (before && isDeepStrictEqual(state, stateOf(before))) return before;
    await checkVersions(depot, { name, state, change, seen });
    const { action, by, why, grows } = change;
    const after: Pointer = {
      id: randomUUID(),
      name,
      revision,
      at: new Date().toISOString(),
      by,
      why,
      grows,
      action,
      ...state,
    };
    const link = newest && { sequence: revision - 1, digest: newest.digest };
    if (await append(depot, historyOf(name), { record: after, after: link })) {
      await withdrawUnlessItFits(depot, { after, before: before ?? unborn, change, seen });
      return after;
    }
    await standBack({ lost, begunAt });
  }
}

interface Checked {
  name: string;
  state: PointerState;
  change: Change;
  seen: ReadonlyMap<string, number>;
}

async function checkVersions(depot: Depot, { name, state, change, seen }: Checked) {
  const version = state.canary?.version ?? state.live;
  if (!change.check || version === undefined) return;
  await change.check({ name, version }, await pointersAt(depot, seen));
}

interface Landed {
  after: Pointer;
  before: PointerState;
  change: Change;
  seen: ReadonlyMap<string, number>;
}

/** If two changes landed at the same time, the later one sees the other here. */
async function withdrawUnlessItFits(depot: Depot, { after, before, change, seen }: Landed) {
  const { name, frozen } = after;
  const now = await newestRevisions(depot);
  if (!change.check || isDeepStrictEqual(without(name, now), without(name, seen))) return;
  try {
    await checkVersions(depot, { name, state: after, change, seen: now });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await changePointer(depot, name, {
      action: 'withdraw',
      by: change.by,
      why: error.message,
      next: (current) =>
        isDeepStrictEqual({ ...stateOf(current), frozen }, stateOf(after))
          ? { ...before, frozen: current.frozen }
          : current,
    });
    throw new Refusal(
      `${error.message}\nAnother release went live at the same time, so this release of ${name} was withdrawn.`,
    );
  }
}

const without = (name: string, revisions: ReadonlyMap<string, number>) =>
  [...revisions].filter(([other]) => other !== name);

const stateOf = ({ live, lastGood, canary, frozen, retired }: PointerState) => ({
  live,
  lastGood,
  canary,
  frozen,
  retired,
});
