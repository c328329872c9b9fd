import type { Registry } from '@site/release/registry';
import { versionsFor } from './live-versions';

/** A page of the site: who brings it, its name there, its path, and whether it needs a session. */
export interface SitePage {
  owner: string;
  name: string;
  path: string;
  isGuarded: boolean;
}

/** The pages that this visitor has, by the versions that they get, and where a page of before has gone. */
export function pagesOf(registry: Registry): { pages: SitePage[]; redirects: [path: string, to: string][] } {
  const versions = registry.remotes.flatMap((row) => versionsFor(row).slice(0, 1));
  return {
    pages: versions.flatMap(({ name: owner, routes = {} }) =>
      Object.entries(routes).map(([path, { page, guarded }]) => ({
        owner,
        name: page,
        path,
        isGuarded: guarded === true,
      })),
    ),
    redirects: versions.flatMap(({ redirects = {} }) => Object.entries(redirects)),
  };
}
