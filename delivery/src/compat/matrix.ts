import { shellName } from '@site/release/files';
import type { Release } from '#publish/release.ts';
import { pairingProblems } from '#verify/pairing.ts';
import { tableProblems } from '#verify/routes.ts';
import { type NamedDepot, type Standing, type StandingRelease, standingReleases } from './standing';

/** A version of the matrix, with its place in each environment. */
export interface MatrixVersion {
  name: string;
  version: string;
  places: { environment: string; standing: Standing | 'candidate' }[];
}

/** One shell with one version of a remote: it works, or the sentences say why not. */
export interface MatrixCell {
  shell: string;
  remote: { name: string; version: string };
  works: boolean;
  problems: string[];
}

/** Which versions of the shell run with which versions of the remotes. */
export interface CompatMatrix {
  environments: string[];
  shells: MatrixVersion[];
  remotes: MatrixVersion[];
  /** One for each shell with each remote. */
  cells: MatrixCell[];
}

/** Pairs every shell with every version of a remote that some environment has. `candidate` is one that none has yet. */
export async function compatMatrix(environments: NamedDepot[], candidate?: Release): Promise<CompatMatrix> {
  const found = (
    await Promise.all(environments.map((each) => standingReleases(each, { earlier: true })))
  ).flat();
  const rows = merged(found, candidate);
  const shells = rows.filter(({ release }) => release.build.name === shellName);
  const remotes = rows.filter(({ release }) => release.build.name !== shellName);
  return {
    environments: environments.map(({ name }) => name),
    shells: shells.map(versionOf),
    remotes: remotes.map(versionOf),
    cells: shells.flatMap(({ release: shell }) =>
      remotes.map(({ release: remote }) => cellOf(shell, remote)),
    ),
  };
}

interface Row {
  release: Release;
  places: MatrixVersion['places'];
}

function merged(found: StandingRelease[], candidate: Release | undefined): Row[] {
  const rows = new Map<string, Row>();
  const add = (release: Release, place: MatrixVersion['places'][number]) => {
    const key = `${release.build.name}@${release.build.version}`;
    const row = rows.get(key) ?? { release, places: [] };
    row.places.push(place);
    rows.set(key, row);
  };
  for (const { release, environment, standing } of found) add(release, { environment, standing });
  if (candidate && !rows.has(`${candidate.build.name}@${candidate.build.version}`))
    add(candidate, { environment: '', standing: 'candidate' });
  return [...rows.values()];
}

const versionOf = ({ release: { build }, places }: Row): MatrixVersion => ({
  name: build.name,
  version: build.version,
  places,
});

function cellOf(shell: Release, remote: Release): MatrixCell {
  const problems = [...pairingProblems({ remote, shell }), ...tableProblems({ remote, shell })];
  const { name, version } = remote.build;
  return { shell: shell.build.version, remote: { name, version }, works: problems.length === 0, problems };
}
