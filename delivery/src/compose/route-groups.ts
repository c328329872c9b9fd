import type { FirstCallName } from '@site/release/first-calls';
import { pathOf } from '@site/release/route-pattern';
import type { OfferedRemote } from './live-versions';

/** The addresses that one HTML file serves, since they need the same code and begin with the same markup. */
export interface RouteGroup {
  /** The key of the HTML file. */
  file: string;
  /** The paths in the router's notation. */
  paths: string[];
  remote: OfferedRemote;
  /** The files of the page itself, relative to the version that most visitors get. */
  pageFiles: string[];
  /** The file of that version with the page's markup, where it has any. */
  markup: string | undefined;
  /** The file of that version with what belongs into the head of the page. */
  head: string | undefined;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** The name of the call that the page begins with, where the shell should make it ahead. */
  firstCall: FirstCallName | undefined;
}

/**
 * Sorts the routes of all remotes, and the addresses whose markup a build brings, into groups: same remote, files, markup,
 * head and first call. `/` is in the group of `index.html`.
 */
export function routeGroups(remotes: readonly OfferedRemote[]): RouteGroup[] {
  const groups = new Map<string, RouteGroup>();
  for (const remote of remotes) {
    const { routes, pages, prerendered, heads, unlisted, firstCalls } = favourite(remote).release.build;
    for (const address of new Set([...routes, ...Object.keys({ ...prerendered, ...heads })])) {
      const path = pathOf(routes, address) ?? address;
      const page = {
        pageFiles: pages[path] ?? [],
        markup: prerendered[address],
        head: heads[address],
        isListed: !unlisted.includes(path),
        firstCall: firstCalls[path],
      };
      const id = JSON.stringify([remote.name, page]);
      const group = groups.get(id) ?? { file: '', paths: [], remote, ...page };
      group.paths.push(address);
      groups.set(id, group);
    }
  }
  return [...groups.values()].map((group) => ({ ...group, file: fileOf(group.paths) }));
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
