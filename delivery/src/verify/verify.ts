import * as v from 'valibot';
import { manifestFile, shellName } from '@site/release/files';
import { entryFiles, type Manifest, manifestSchema } from '@site/release/manifest';
import { findLiveRelease } from '#publish/live-release.ts';
import { findRelease, readReleased, readRelease, type Release } from '#publish/release.ts';
import type { CompatibilityCheck } from '#registry/change.ts';
import { type Pointer, readPointers } from '#registry/pointer.ts';
import { Refusal } from '#refusal.ts';
import { readSettings } from '#settings/settings.ts';
import type { Depot } from '#storage/depot.ts';
import { doorProblems } from './door';
import { growthProblems } from './growth';
import { pairingProblems } from './pairing';
import { idOf } from './problem';
import { removedProblems, routeProblems, tableProblems } from './routes';
import { sizeProblems } from './size';

/** Limits that an environment sets for a release. */
export interface Limits {
  /** What one page of a remote may weigh, in kilobytes of code after gzip. */
  budgetKb: number;
  /** By how many per cent a page may be larger than in the live version; no limit if this is left out. */
  growth?: number;
  /** Whether each page of the version that is live must be there still, or be redirected. */
  keepsPages?: boolean;
}

/** A version to verify, and the site to verify it against. */
export interface Candidate {
  name: string;
  version: string;
  limits: Limits;
  /** The pointers of all apps; read from the store if left out. */
  pointers?: ReadonlyMap<string, Pointer>;
}

/**
 * Looks for anything in a published version that would break the running site. Returns one sentence per problem, which
 * says what to do; an empty list means that it may become live.
 */
export async function verify(
  depot: Depot,
  { name, version, limits, pointers }: Candidate,
): Promise<string[]> {
  const release = await readRelease(depot, name, version);
  await Promise.all(Object.keys(release.files).map((file) => readReleased(depot, release, file)));
  const grown = limits.growth === undefined ? [] : await growthOf(depot, release, limits.growth);
  const live = await releasesOf(depot, [...(pointers ?? (await readPointers(depot))).values()]);
  const remotes = live.filter(({ build }) => build.name !== shellName);
  if (name === shellName) return [...grown, ...shellProblems(release, remotes)];

  const manifest = await manifestOf(depot, release);
  const alone = doorProblems(release, manifest);
  if (!manifest || alone.length > 0) return alone;
  const pairings = live
    .filter(({ build }) => build.name === shellName)
    .map((shell) => ({ remote: release, shell }));
  return [
    ...sizeProblems(release, entryFiles(manifest), limits.budgetKb),
    ...grown,
    ...pairings.flatMap((pairing) => [...pairingProblems(pairing), ...tableProblems(pairing)]),
    ...routeProblems(release, { others: remotes, prefixes: (await readSettings(depot))?.settings.prefixes }),
    ...(limits.keepsPages ? await removedOf(depot, release) : []),
  ];
}

/** The check of a change: it refuses a version that would break the site as it is at the moment of the change. */
export const compatibilityCheck =
  (depot: Depot, limits: Limits): CompatibilityCheck =>
  (version, pointers) =>
    requireCompatible(depot, { ...version, limits, pointers });

/** Throws a `Refusal` that lists all problems of a version, if it has any. */
export async function requireCompatible(depot: Depot, candidate: Candidate) {
  const problems = await verify(depot, candidate);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}

// Both compare with what is live of the app now, not with what will be with this version.
async function removedOf(depot: Depot, release: Release): Promise<string[]> {
  const before = await findLiveRelease(depot, release.build.name);
  return before ? removedProblems(release, before) : [];
}

async function growthOf(depot: Depot, release: Release, limit: number): Promise<string[]> {
  const before = await findLiveRelease(depot, release.build.name);
  if (!before) return [];
  const weighed = async (one: Release) => ({ release: one, manifest: await manifestOf(depot, one) });
  return growthProblems(await weighed(release), await weighed(before), limit);
}

async function manifestOf(depot: Depot, release: Release): Promise<Manifest | undefined> {
  if (!release.files[manifestFile]) return undefined;
  const body = await readReleased(depot, release, manifestFile);
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), body.toString('utf8'));
  return manifest.success ? manifest.output : undefined;
}

function shellProblems(shell: Release, remotes: readonly Release[]): string[] {
  if (!shell.files['index.html'])
    return [`${idOf(shell)} has no index.html: build it with the bundler of the repository.`];
  return remotes.flatMap((remote) => pairingProblems({ remote, shell }));
}

/** Every version that some visitor may get now: live and in canary. */
async function releasesOf(depot: Depot, pointers: readonly Pointer[]): Promise<Release[]> {
  const wanted = pointers.flatMap(({ name, live, canary }) =>
    [live, canary?.version].map((version) => ({ name, version })),
  );
  const found = await Promise.all(
    wanted.map(({ name, version }) => (version ? findRelease(depot, name, version) : undefined)),
  );
  return found.filter((release) => release !== undefined);
}
