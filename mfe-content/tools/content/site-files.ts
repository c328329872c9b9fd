import { brand } from '@site/brand/brand';
import { pathTo, routeEntries } from '@site/contracts/routes';
import type { FaqItem } from '#content/faq.schema.ts';

/** Pages without a parameter that tell something to somebody who has no account. */
const found = routeEntries
  .filter(([, { listed, path }]) => listed && !path.includes(':'))
  .map(([, { path }]) => path);

/** Tells search engines every public page: those of the route table and one for each public question. */
export function siteMapOf(faq: readonly FaqItem[]): string {
  const questions = faq.map(({ id, dataAtualizacao }) => ({
    path: pathTo('faqQuestion', { questionId: id }),
    changed: dataAtualizacao.slice(0, 10),
  }));
  const pages: { path: string; changed?: string }[] = [...found.map((path) => ({ path })), ...questions];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, changed }) => `  <url><loc>${brand.siteUrl}${path}</loc>${dateOf(changed)}</url>`),
    '</urlset>',
    '',
  ].join('\n');
}

const dateOf = (day?: string) => (day ? `<lastmod>${day}</lastmod>` : '');

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
