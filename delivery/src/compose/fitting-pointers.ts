import { manifestFile, shellName } from '@site/release/files';
import { readReleased, readRelease, type Release } from '#publish/release.ts';
import { nothingIfRefused, Refusal } from '#refusal.ts';
import { earlierVersions } from '#registry/earlier-versions.ts';
import { type Pointer, type PointerState, readHistory, type Unreadable } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { pairingProblems } from '#verify/pairing.ts';
import { type Prefixes, routeProblems } from '#verify/routes.ts';

interface Records {
  newest: ReadonlyMap<string, Pointer>;
  unreadable: Unreadable;
  /** What visitors get of each app now, by the last site manifest. */
  shown: Readonly<Record<string, PointerState>>;
  /** Which paths each remote may have. */
  prefixes: Prefixes | undefined;
}

interface Fitting {
  pointers: Map<string, Pointer>;
  problems: string[];
}

/**
 * The pointers that visitors get: the newest ones, unless a record or file of one is broken, or shell and remote do not
 * fit each other, or two remotes serve one path, because two releases landed at once or a process crashed between the two.
 * Then it is the newest state of each app that is whole and fits. Refuses where no shell is whole.
 */
export async function fittingPointers(depot: Depot, records: Records): Promise<Fitting> {
  const names = [...new Set([...records.newest.keys(), ...records.unreadable.keys()])].sort();
  const remotes = names.filter((name) => name !== shellName);
  if (!names.includes(shellName)) return withShell(depot, records, { remotes });
  const whole: Fitting[] = [];
  const broken: string[] = [];
  for await (const pointer of candidates(depot, records, shellName)) {
    const problem = await problemOf(depot, pointer);
    if (problem) {
      broken.push(problem);
      continue;
    }
    const shell = { pointer, release: await readRelease(depot, shellName, pointer.live ?? '') };
    const fitting = await withShell(depot, records, { shell, remotes });
    const told = changed(records, shellName, { pointer, reason: broken[0] ?? fitting.problems[0] });
    if (remotes.every((name) => fitting.pointers.has(name) || !records.newest.get(name)?.live))
      return { ...fitting, problems: [...told, ...fitting.problems] };
    whole.push({ ...fitting, problems: [...told, ...fitting.problems] });
  }
  const [best] = whole;
  if (best) return best;
  throw new Refusal(broken[0] ?? records.unreadable.get(shellName) ?? 'Nothing of the shell can be used.');
}

interface Beside {
  shell?: { pointer: Pointer; release: Release };
  remotes: readonly string[];
}

async function withShell(depot: Depot, records: Records, { shell, remotes }: Beside): Promise<Fitting> {
  const pointers = new Map<string, Pointer>(shell && [[shellName, shell.pointer]]);
  const problems: string[] = [];
  const others: Release[] = [];
  const neighbours = { shell: shell?.release, others, prefixes: records.prefixes };
  for (const name of oldestFirst(records, remotes)) {
    let reason: string | undefined;
    for await (const candidate of candidates(depot, records, name)) {
      const problem = await problemOf(depot, candidate, neighbours);
      reason ??= problem;
      if (problem) continue;
      const pointer = await withoutBroken(depot, candidate, neighbours);
      pointers.set(name, pointer);
      for (const version of [pointer.live, pointer.canary?.version])
        if (version) others.push(await readRelease(depot, name, version));
      break;
    }
    problems.push(...changed(records, name, { pointer: pointers.get(name), reason }));
  }
  return { pointers, problems };
}

/** The remote that has a path keeps it: what visitors already have comes before what is new. */
function oldestFirst({ newest, shown }: Records, names: readonly string[]): string[] {
  const isNew = (name: string) => newest.get(name)?.live !== shown[name]?.live;
  return [...names].sort((a, b) => Number(isNew(a)) - Number(isNew(b)));
}

/** What a version runs with. */
interface Neighbours {
  shell?: Release | undefined;
  others: readonly Release[];
  prefixes: Prefixes | undefined;
}

/** The states of an app that visitors may get, the one that they should get first. */
async function* candidates(depot: Depot, records: Records, name: string): AsyncGenerator<Pointer> {
  const { newest, shown } = records;
  const head = newest.get(name);
  if (head) yield head;
  const last = shown[name];
  if (last) yield { ...nobody, name, ...last };
  if (head?.lastGood) yield { ...nobody, name, live: head.lastGood, frozen: head.frozen };
  const history = (await readHistory(depot, name).catch(nothingIfRefused)) ?? [];
  const { takenBack } = earlierVersions(history);
  for (const { live, frozen } of history.slice(0, -1).reverse())
    if (live && !takenBack.has(live)) yield { ...nobody, name, live, frozen };
}

const nobody = { id: '', revision: 0, at: '', by: '', why: '', action: 'promote' } as const;

/** What keeps a state from being shown: a broken record or file, a shell that it does not fit, or a path that is not its own. */
const problemOf = async (
  depot: Depot,
  { name, live }: Pointer,
  neighbours?: Neighbours,
): Promise<string | undefined> => live && versionProblem(depot, { name, version: live }, neighbours);

async function versionProblem(
  depot: Depot,
  { name, version }: { name: string; version: string },
  neighbours: Neighbours | undefined,
): Promise<string | undefined> {
  try {
    const release = await readRelease(depot, name, version);
    const needed =
      name === shellName
        ? shellFiles(release)
        : [manifestFile, ...Object.values(release.build.prerendered), ...Object.values(release.build.heads)];
    await Promise.all([...new Set(needed)].map((file) => readReleased(depot, release, file)));
    const { shell } = neighbours ?? {};
    return [
      ...(shell ? pairingProblems({ remote: release, shell }) : []),
      ...(neighbours ? routeProblems(release, neighbours) : []),
    ][0];
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

const shellFiles = ({ build, files }: Release) => [
  'index.html',
  ...Object.values(build.prerendered),
  ...Object.keys(files).filter((file) => file.startsWith('root/')),
];

/** A canary or a last good version that is broken is not offered; the version that is live stays. */
async function withoutBroken(depot: Depot, pointer: Pointer, neighbours: Neighbours): Promise<Pointer> {
  const { name, canary, lastGood } = pointer;
  const isBroken = async (version: string | undefined) =>
    version !== undefined && (await versionProblem(depot, { name, version }, neighbours)) !== undefined;
  return {
    ...pointer,
    canary: (await isBroken(canary?.version)) ? undefined : canary,
    lastGood: (await isBroken(lastGood)) ? undefined : lastGood,
  };
}

/** Tells where visitors do not get what the newest record of an app says. */
function changed(
  { newest, unreadable }: Records,
  name: string,
  { pointer, reason }: { pointer: Pointer | undefined; reason: string | undefined },
): string[] {
  const wanted = newest.get(name);
  const why = unreadable.get(name) ?? reason;
  if (wanted && pointer?.live === wanted.live) return [];
  if (!why) return [];
  return [
    `${why} ${pointer?.live ? `Visitors get ${name}@${pointer.live}` : `${name} is not on the site`} until then.`,
  ];
}
