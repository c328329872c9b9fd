import type { Release } from '#publish/release.ts';
import { isPage, isPrivate, reportPaths } from '#serve/addresses.ts';
import { covers, liesUnder, overlap } from './paths';
import { idOf, type Pairing } from './problem';

/** Which paths an environment lets each remote have, by its name: `{ "mfe-club": ["/clube"] }`. */
export type Prefixes = Readonly<Record<string, readonly string[]>>;

interface Neighbours {
  /** What visitors may get of the other remotes. */
  others: readonly Release[];
  /** No remote is bound to a prefix where an environment names none. */
  prefixes: Prefixes | undefined;
}

/** What keeps the pages of a remote out of the site's route table, one sentence each. */
export const routeProblems = (remote: Release, { others, prefixes }: Neighbours): string[] => [
  ...pathsOf(remote).flatMap((path) => [
    ...reservedProblem(remote, path),
    ...prefixProblem(remote, path, prefixes),
  ]),
  ...rivalProblems(remote, others),
];

/** Every address that a remote serves: its pages, and what it redirects. */
const pathsOf = ({ build }: Release) => [...build.routes, ...Object.keys(build.redirects)];

/** Paths at which a server responds with something else than a page. */
const ofServer = [...reportPaths, '/metrics'];

function reservedProblem(remote: Release, path: string): string[] {
  const key = path.toLowerCase().slice(1);
  const isTaken = !isPage(key) || isPrivate(key) || ofServer.some((taken) => overlap(taken, path));
  if (!isTaken && !key.startsWith(':')) return [];
  const why = key.startsWith(':') ? 'begins with a parameter and would take any address' : 'is reserved';
  return [
    `${idOf(remote)} has the route ${path}, which ${why}: give the page a path with a word of its own.`,
  ];
}

function prefixProblem(remote: Release, path: string, prefixes: Prefixes | undefined): string[] {
  const own = prefixes?.[remote.build.name] ?? [];
  if (!prefixes || own.some((prefix) => liesUnder(path, prefix))) return [];
  const { name } = remote.build;
  return [
    `${idOf(remote)} has the route ${path}, but ${name} may have ${own.join(' and ') || 'no path'} in this environment: take another path, or have "prefixes" in its settings changed.`,
  ];
}

function rivalProblems(remote: Release, others: readonly Release[]): string[] {
  const { name } = remote.build;
  return pathsOf(remote).flatMap((path) => {
    const rival = others.find(
      (other) => other.build.name !== name && pathsOf(other).some((each) => overlap(each, path)),
    );
    return rival
      ? [
          `${idOf(remote)} has the route ${path}, which ${idOf(rival)} has already: one of the two must give it up.`,
        ]
      : [];
  });
}

/** Pages that a remote would take from under the shell's own paths. */
export function shadowProblems({ remote, shell }: Pairing): string[] {
  return pathsOf(remote).flatMap((path) => {
    const own = shell.build.routes.find((each) => overlap(each, path));
    return own
      ? [
          `${idOf(remote)} has the route ${path}, where ${idOf(shell)} has its own page ${own}: take another path.`,
        ]
      : [];
  });
}

/** Pages of the version that is live which another version of the remote would no longer serve. */
export const removedProblems = (remote: Release, live: Release): string[] =>
  live.build.routes
    .filter((path) => !covers(pathsOf(remote), path))
    .map(
      (path) =>
        `${idOf(remote)} has no ${path} any more, which ${idOf(live)} has: say in "redirects" of src/remote/routes.ts where its visitors go.`,
    );

/** Of a shell from before decision 22: routes that its own table gives to another remote, or to nobody. */
export function tableProblems({ remote, shell }: Pairing): string[] {
  const { name, routes } = remote.build;
  const { owners } = shell.build;
  if (Object.keys(owners).length === 0) return [];
  return routes
    .filter((path) => owners[path] !== name)
    .map(
      (path) =>
        `${idOf(remote)} has the route ${path}, which ${owners[path] ? `belongs to ${owners[path]}` : 'is not in the route table'} in ${idOf(shell)}: promote a newer shell first, or take the route out.`,
    );
}
