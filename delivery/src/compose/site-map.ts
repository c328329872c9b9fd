import { pathOf } from '@site/release/route-pattern';
import { parse } from 'node-html-parser';
import { readReleased, type Release } from '#publish/release.ts';
import type { Depot } from '#storage/depot.ts';
import type { OfferedRemote } from './live-versions';

/** The site map for search engines: every listed page that is live, and since when it is as it is where its head says so. */
export async function siteMap(
  depot: Depot,
  remotes: readonly OfferedRemote[],
  siteUrl: string,
): Promise<Buffer> {
  const lines = remotes.flatMap(({ live: { release } }) =>
    listedIn(release).map(
      async (address) =>
        `  <url><loc>${siteUrl}${address}</loc>${await changedAt(depot, release, address)}</url>`,
    ),
  );
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${(await Promise.all(lines)).join('\n')}
</urlset>
`);
}

/** The listed addresses of a version: paths without a parameter, and the addresses of a path with one that its build knows. */
function listedIn({ build: { routes, unlisted, heads } }: Release): string[] {
  const listed = routes.filter((path) => !unlisted.includes(path));
  const known = Object.keys(heads).filter((address) => pathOf(listed, address));
  return [...new Set([...listed.filter((path) => !path.includes(':')), ...known])];
}

async function changedAt(depot: Depot, release: Release, address: string): Promise<string> {
  const file = release.build.heads[address];
  if (!file) return '';
  const head = parse(String(await readReleased(depot, release, file)));
  const day = head.querySelector('meta[property="article:modified_time"]')?.getAttribute('content');
  return day ? `<lastmod>${day.slice(0, 10)}</lastmod>` : '';
}
