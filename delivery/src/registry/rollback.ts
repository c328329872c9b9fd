import type { Depot } from '#storage/depot.ts';
import { type Author, changePointer, type Pointer, readHistory, type Version } from './pointer';
import { Refusal } from '#refusal.ts';

interface Wish {
  name: string;
  to?: string;
  /** Refuses a version that the site cannot run. */
  check?(version: Version): Promise<void>;
}

/**
 * Makes an earlier version live again, the last good one unless `to` names another, and ends a canary. The last good
 * version is then what it was when that version was live: never the one that was just taken back.
 */
export async function rollback(depot: Depot, { name, to, check }: Wish, author: Author): Promise<Pointer> {
  return changePointer(depot, name, {
    ...author,
    action: 'rollback',
    async next(before) {
      const version = to ?? before.lastGood;
      if (!version) throw new Refusal(`${name} has no earlier version to go back to.`);
      const earlier = (await readHistory(depot, name)).findLast(({ live }) => live === version);
      if (!earlier)
        throw new Refusal(
          `${name}@${version} was never live: use "delivery promote ${name}@${version}" to make it so.`,
        );
      if (before.live === version && !before.canary) return before;
      await check?.({ name, version });
      const lastGood = earlier.lastGood === before.live ? undefined : earlier.lastGood;
      return { live: version, lastGood, frozen: before.frozen };
    },
  });
}
