import { parse } from 'node-html-parser';
import { publish } from '#publish/publish.ts';
import { startCanary } from '#registry/canary.ts';
import { promote } from '#registry/promote.ts';
import { rollback } from '#registry/rollback.ts';
import { fileForPath, pageRules } from '#serve/page-rules.ts';
import { applySettings } from '#settings/settings.ts';
import type { Depot } from '#storage/depot.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { compose } from './compose';

const author = { by: 'ana', why: '' };
const settings = { config: {}, allow: {} };
const head = (day: string) =>
  `<title>Pergunta</title><meta property="article:modified_time" content="${day}"/>`;

type Build = Parameters<typeof madeUpBuild>;

async function site() {
  const depot = memoryDepot();
  const bring = async (...build: Build) => {
    const built = madeUpBuild(...build);
    await publish(depot, built);
    await promote(depot, built.build, author);
    return compose(depot, settings);
  };
  await bring({ name: 'shell', version: '1.0.0', routes: ['/home'], siteUrl: 'https://site.example' });
  await bring({ name: 'mfe-content', version: '1.0.0', routes: ['/'] });
  return { depot, bring };
}

async function documentAt(depot: Depot, path: string) {
  return parse(String(await depot.read(fileForPath(await pageRules(depot), path))));
}

async function rowOf(depot: Depot, name: string) {
  const { remotes } = JSON.parse(String(await depot.read('remotes.json'))) as {
    remotes: { name: string; [fact: string]: unknown }[];
  };
  return remotes.find((row) => row.name === name);
}

test('a page of a release is in the registry of every HTML, and has an HTML with its title; a rollback takes it back', async () => {
  const { depot, bring } = await site();
  await bring({ name: 'mfe-club', version: '1.0.0', routes: ['/clube'] });
  const routeTable = {
    '/clube': { page: 'club' },
    '/clube/cartao': { page: 'card', guarded: true as const },
  };
  const routes = Object.keys(routeTable);
  const titles = { '/clube/cartao': 'Cartão & cia' };
  await bring({ name: 'mfe-club', version: '1.1.0', routes, routeTable, titles });

  const home = await documentAt(depot, '/');
  expect(JSON.parse(home.querySelector('#site-registry')?.text ?? '').remotes).toMatchObject([
    { name: 'mfe-club', routes: routeTable, previous: { routes: { '/clube': { page: '/clube' } } } },
    { name: 'mfe-content', routes: { '/': { page: '/' } } },
  ]);
  const card = await documentAt(depot, '/clube/cartao');
  expect(card.querySelector('title')?.text).toBe('Cartão & cia · Ciranda Cap');
  expect(card.querySelectorAll('link[href^="/mfe-club/1.1.0/"]')).not.toHaveLength(0);

  await rollback(depot, { name: 'mfe-club' }, author);
  await compose(depot, settings);
  expect((await rowOf(depot, 'mfe-club'))?.['routes']).toEqual({ '/clube': { page: '/clube' } });
  expect((await documentAt(depot, '/clube/cartao')).querySelector('title')?.text).toBe('Ciranda Cap');
});

test('a page that only the canary has is in its row alone, and its HTML says noindex', async () => {
  const { depot, bring } = await site();
  await bring({ name: 'mfe-club', version: '1.0.0', routes: ['/clube'] });
  await publish(
    depot,
    madeUpBuild({ name: 'mfe-club', version: '2.0.0', routes: ['/clube', '/clube/novo'] }),
  );
  await startCanary(depot, { name: 'mfe-club', version: '2.0.0', share: 10, budget: 5 }, author);
  await compose(depot, settings);

  expect(await rowOf(depot, 'mfe-club')).toMatchObject({
    routes: { '/clube': { page: '/clube' } },
    canary: {
      version: '2.0.0',
      routes: { '/clube': { page: '/clube' }, '/clube/novo': { page: '/clube/novo' } },
    },
  });
  const page = await documentAt(depot, '/clube/novo');
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelectorAll('link[href^="/mfe-club/2.0.0/"]')).toHaveLength(0);
});

test('the path of a removed page leads on without a script, and the registry says so, too', async () => {
  const { depot, bring } = await site();
  await bring({
    name: 'mfe-club',
    version: '1.0.0',
    routes: ['/clube'],
    redirects: { '/clube/antigo/:ano?': '/clube' },
  });
  const page = await documentAt(depot, '/clube/antigo/2024');

  expect(page.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe('0; url=/clube');
  expect(page.querySelectorAll('script')).toHaveLength(0);
  expect((await rowOf(depot, 'mfe-club'))?.['redirects']).toEqual({ '/clube/antigo/:ano?': '/clube' });
});

test('of two remotes that serve one path, visitors keep the one that they have', async () => {
  const { depot, bring } = await site();
  await bring({ name: 'mfe-club', version: '1.0.0', routes: ['/clube'] });
  const problems: string[] = [];
  const rival = madeUpBuild({ name: 'mfe-auction', version: '1.0.0', routes: ['/clube'] });
  await publish(depot, rival);
  // Made live by a tool that does not ask `verify`.
  await promote(depot, rival.build, author);
  await compose(depot, settings, (problem) => problems.push(problem));

  expect(problems).toEqual([
    'mfe-auction@1.0.0 has the route /clube, which mfe-club@1.0.0 has already: one of the two must give it up. mfe-auction is not on the site until then.',
  ]);
  expect(await rowOf(depot, 'mfe-auction')).toBeUndefined();
  expect(await rowOf(depot, 'mfe-club')).toMatchObject({ version: '1.0.0' });
});

test('a remote that is live outside of its prefixes is not shown', async () => {
  const { depot, bring } = await site();
  const prefixes = { 'mfe-content': ['/'], 'mfe-club': ['/clube'] };
  await applySettings(depot, { ...settings, prefixes }, author);
  await bring({ name: 'mfe-club', version: '1.0.0', routes: ['/login'] });

  expect(await rowOf(depot, 'mfe-club')).toBeUndefined();
});

test('the site map names what is live and listed, each with its day where its head tells one', async () => {
  const { depot, bring } = await site();
  await bring(
    {
      name: 'mfe-content',
      version: '1.1.0',
      routes: ['/', '/FAQ/Questao/:id', '/perfil'],
      unlisted: ['/perfil'],
      heads: { '/FAQ/Questao/1': 'one.html', '/perfil': 'one.html' },
    },
    { 'one.html': head('2026-09-14T13:00:00.000Z') },
  );
  await bring({ name: 'mfe-club', version: '1.0.0', routes: ['/clube', '/clube/:nivel'] });

  const map = parse(String(await depot.read('sitemap.xml')));
  expect(map.querySelectorAll('url').map((url) => url.text)).toEqual([
    'https://site.example/clube',
    'https://site.example/',
    'https://site.example/FAQ/Questao/12026-09-14',
  ]);
});
