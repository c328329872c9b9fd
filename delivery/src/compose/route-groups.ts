import type { FirstCallName } from '@site/release/first-calls';
import { pathOf } from '@site/release/route-pattern';
import type { OfferedRemote, OfferedVersion } from './live-versions';

/** The addresses that one HTML file serves, since they need the same code and begin with the same markup. */
export interface RouteGroup {
  /** The key of the HTML file. */
  file: string;
  /** The paths in the router's notation. */
  paths: string[];
  remote: OfferedRemote;
  /** The version whose page the HTML prepares: the one that most visitors get. */
  version: OfferedVersion;
  /** The files of the page itself, relative to that version. */
  pageFiles: string[];
  /** The file of that version with the page's markup, where it has any. */
  markup: string | undefined;
  /** Whether that markup is for customers only. */
  isForCustomers: boolean;
  /** The file of that version with what belongs into the head of the page, else the page's title. */
  head: string | undefined;
  title: string | undefined;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** The name of the call that the page begins with, where the shell should make it ahead. */
  firstCall: FirstCallName | undefined;
}

/**
 * Sorts the routes of all remotes, and the addresses whose markup a build brings, into groups: same version, files, markup,
 * head, title and first call. `/` is in the group of `index.html`.
 */
export function routeGroups(remotes: readonly OfferedRemote[]): RouteGroup[] {
  const groups = new Map<string, RouteGroup>();
  for (const remote of remotes) {
    const version = favourite(remote);
    const add = (address: string, page: Facts) => {
      const id = JSON.stringify([remote.name, page]);
      const group = groups.get(id) ?? { file: '', paths: [], remote, version, ...page };
      group.paths.push(address);
      groups.set(id, group);
    };
    const { routes, prerendered, heads } = version.release.build;
    for (const address of new Set([...routes, ...Object.keys({ ...prerendered, ...heads })]))
      add(address, factsOf(version, address, pathOf(routes, address) ?? address));
    // Most visitors do not have these pages: the HTML prepares none of them, and search engines list none.
    for (const path of otherRoutes(remote)) add(path, { ...factsOf(version, path, path), isListed: false });
  }
  return [...groups.values()].map((group) => ({ ...group, file: fileOf(group.paths) }));
}

type Facts = Pick<
  RouteGroup,
  'pageFiles' | 'markup' | 'isForCustomers' | 'head' | 'title' | 'isListed' | 'firstCall'
>;

function factsOf({ release: { build } }: OfferedVersion, address: string, path: string): Facts {
  return {
    pageFiles: build.pages[path] ?? [],
    markup: build.prerendered[address],
    isForCustomers: Boolean(build.prerendered[address] && build.routeTable[path]?.guarded),
    head: build.heads[address],
    title: build.titles[path],
    isListed: !build.unlisted.includes(path),
    firstCall: build.firstCalls[path],
  };
}

/** Paths that only the version has which fewer visitors get. */
function otherRoutes(remote: OfferedRemote): string[] {
  const { routes } = favourite(remote).release.build;
  const both = [remote.live, remote.canary].flatMap((version) => version?.release.build.routes ?? []);
  return [...new Set(both)].filter((path) => !routes.includes(path));
}

/** The version that most visitors get: the one that a page's HTML preloads. */
export const favourite = ({ live, canary }: OfferedRemote) => (canary && canary.share > 50 ? canary : live);

function fileOf(paths: readonly string[]): string {
  if (paths.includes('/')) return 'index.html';
  const slug = String(paths[0])
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `pages/${slug}.html`;
}
