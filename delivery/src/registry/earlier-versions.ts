import type { Pointer } from './pointer';

/** What the history of an app says about the versions before the one that is live. */
export interface EarlierVersions {
  /** The version that a plain rollback returns to. */
  before: string | undefined;
  /** The same, but never one that was taken back: what a browser gets that cannot load the version that is live. */
  lastGood: string | undefined;
  /** The revision in which a version was live for the first time. */
  since: ReadonlyMap<string, number>;
  /** Versions that a rollback, or the check after a release, took back. */
  takenBack: ReadonlySet<string>;
}

/** Replays a history as a stack: a promote pushes, a rollback pops down to its target. */
export function earlierVersions(
  history: readonly Pick<Pointer, 'action' | 'live' | 'revision'>[],
): EarlierVersions {
  let steps: string[] = [];
  let live: string | undefined;
  const since = new Map<string, number>();
  const takenBack = new Set<string>();
  for (const { action, live: next, revision } of history) {
    if (next === live) continue;
    if (next !== undefined && !since.has(next)) since.set(next, revision);
    const isBack = action === 'rollback' || action === 'withdraw';
    if (isBack && live !== undefined) takenBack.add(live);
    if (next !== undefined) {
      const at = isBack ? steps.lastIndexOf(next) : -1;
      steps = at >= 0 ? steps.slice(0, at + 1) : [...steps, next];
      if (!isBack) takenBack.delete(next);
    }
    live = next;
  }
  const below = live === undefined ? steps : steps.slice(0, -1);
  const isOther = (version: string) => version !== live;
  const isGood = (version: string) => isOther(version) && !takenBack.has(version);
  const superseded = [...since.keys()].findLast(isGood);
  return {
    before: below.findLast(isOther) ?? superseded,
    lastGood: below.findLast(isGood) ?? superseded,
    since,
    takenBack,
  };
}
