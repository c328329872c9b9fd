import type { Depot } from '#storage/depot.ts';
import { Refusal } from '#refusal.ts';
import { changePointer, type CompatibilityCheck } from './change';
import { earlierVersions } from './earlier-versions';
import { requireUnfrozen } from './freeze';
import { type Author, type Pointer, readHistory } from './pointer';

interface Wish {
  name: string;
  to?: string;
  /** Refuses a version that the site cannot run. */
  check?: CompatibilityCheck;
}

/**
 * Makes an earlier version live again, the one that was live before unless `to` names another, and ends a canary.
 * The target is chosen once: two simultaneous rollbacks go back one version, not two.
 */
export async function rollback(depot: Depot, { name, to, check }: Wish, author: Author): Promise<Pointer> {
  const history = await readHistory(depot, name);
  const start = history.at(-1);
  if (!start) throw new Refusal(`Nothing of ${name} was ever live in ${depot.address}.`);
  const { before: earlier, since, takenBack } = earlierVersions(history);
  const version = to ?? earlier;
  if (!version) throw new Refusal(nothingBefore(name, [...takenBack].at(-1)));
  if (!since.has(version))
    throw new Refusal(
      `${name}@${version} was never live: use "delivery promote ${name}@${version}" to make it so.`,
    );
  return changePointer(depot, name, {
    ...author,
    check,
    action: 'rollback',
    next(before, revision) {
      if (before.live === version && !before.canary) return before;
      if (before.live !== start.live)
        throw new Refusal(
          `${name}@${before.live} became live meanwhile, by ${before.by} (${before.action}): look at "delivery history ${name}", and call again if you want it back.`,
        );
      const isForward =
        to !== undefined && (since.get(version) ?? 0) > (since.get(before.live ?? '') ?? Infinity);
      if (isForward) requireUnfrozen(name, before);
      const step = { action: 'rollback', live: version, revision } as const;
      return { live: version, lastGood: earlierVersions([...history, step]).lastGood, frozen: before.frozen };
    },
  });
}

const nothingBefore = (name: string, takenBack: string | undefined) =>
  takenBack === undefined
    ? `${name} has no earlier version to go back to.`
    : `${name} has no earlier version to go back to, except those that were rolled back: "delivery rollback ${name} --to ${takenBack}" makes the last of them live.`;
