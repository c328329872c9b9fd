import { shellName } from '@site/release/files';
import { findRelease, type Release } from '#publish/release.ts';
import { earlierVersions } from '#registry/earlier-versions.ts';
import { newestRevisions, readHistory } from '#registry/pointer.ts';
import { nothingIfRefused } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';

/**
 * The standing of a version in an environment: visitors have it (`live`, `canary`), a rollback leads to it
 * (`rollback`, which is also what a browser takes that cannot load the live one), or one that names it could
 * (`earlier`).
 */
export type Standing = 'live' | 'canary' | 'rollback' | 'earlier';

/** A version with its place in one environment. */
export interface StandingRelease {
  environment: string;
  standing: Standing;
  release: Release;
}

/** A store under the name of its environment. */
export interface NamedDepot {
  name: string;
  depot: Depot;
}

/**
 * Every version of an environment that visitors have, or may have again without another release. Without `earlier` those are
 * left out to which only a rollback that names them leads.
 */
export async function standingReleases(
  { name: environment, depot }: NamedDepot,
  { earlier }: { earlier: boolean },
): Promise<StandingRelease[]> {
  const names = [...(await newestRevisions(depot)).keys()].sort(
    (a, b) => order(a) - order(b) || (a < b ? -1 : 1),
  );
  const found = await Promise.all(names.map((name) => standingsOf(depot, { name, earlier })));
  return found.flat().map((each) => ({ environment, ...each }));
}

const order = (name: string) => (name === shellName ? 0 : 1);

async function standingsOf(depot: Depot, { name, earlier }: { name: string; earlier: boolean }) {
  const history = await readHistory(depot, name);
  const now = history.at(-1);
  const { before, lastGood, since, takenBack } = earlierVersions(history);
  const standings = new Map<string, Standing>(
    [...since.keys()]
      .filter((version) => earlier && !takenBack.has(version))
      .map((version) => [version, 'earlier']),
  );
  for (const version of [before, lastGood, now?.lastGood]) if (version) standings.set(version, 'rollback');
  if (now?.canary) standings.set(now.canary.version, 'canary');
  if (now?.live) standings.set(now.live, 'live');
  const released = await Promise.all(
    [...standings].map(async ([version, standing]) => ({
      standing,
      // A version whose record was lost cannot be rolled back to; "delivery check" reports it.
      release: await findRelease(depot, name, version).catch(nothingIfRefused),
    })),
  );
  return released.flatMap(({ standing, release }) => (release ? [{ standing, release }] : []));
}
