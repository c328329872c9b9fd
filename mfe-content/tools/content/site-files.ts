import { brand } from '@site/brand/brand';
import { routeEntries } from '@site/contracts/routes';

/** Keeps search engines out of what belongs to one customer. */
export function robots(): string {
  const closed = routeEntries
    .filter(([, { listed }]) => !listed)
    .map(([, { path }]) => `/${path.split('/')[1]}`);
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...[...new Set(closed)].map((path) => `Disallow: ${path}`),
    `Sitemap: ${brand.siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
