import { shellName } from '@site/release/files';
import type { Release } from '#publish/release.ts';
import { idOf } from '#verify/problem.ts';
import { pairingProblems } from '#verify/pairing.ts';
import { type NamedDepot, type Standing, standingReleases } from './standing';

const words: Record<Standing, string> = {
  live: 'is live',
  canary: 'is in canary',
  rollback: 'is what a rollback leads to',
  earlier: 'was live',
};

/**
 * What a shell would break in each environment: of every remote the versions that are live, in canary, and, unless
 * `rollbacks` is false, the one that a rollback leads to.
 */
export async function shellProblems(
  environments: NamedDepot[],
  shell: Release,
  { rollbacks }: { rollbacks: boolean },
): Promise<string[]> {
  const found = (
    await Promise.all(environments.map((each) => standingReleases(each, { earlier: false })))
  ).flat();
  return found
    .filter(({ release }) => release.build.name !== shellName)
    .filter(({ standing }) => rollbacks || standing !== 'rollback')
    .flatMap(({ environment, standing, release }) =>
      pairingProblems({ remote: release, shell }).map(
        (problem) => `${problem} ${idOf(release)} ${words[standing]} in ${environment}.`,
      ),
    );
}
