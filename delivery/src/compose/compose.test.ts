import { parse } from 'node-html-parser';
import { publish } from '#publish/publish.ts';
import { startCanary } from '#registry/canary.ts';
import { applySettings } from '#settings/settings.ts';
import { promote } from '#registry/promote.ts';
import type { Depot } from '#storage/depot.ts';
import { emptyDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { compose } from './compose';

const author = { by: 'ana', why: '' };
const settings = { config: { apiBaseUrl: '/api' }, allow: { 'script-src': ['https://pay.example'] } };
const pages = { '/login': ['login.0a.js', 'login.0a.css'], '/perfil': ['perfil.0a.js'] };
const pageFiles = { 'login.0a.js': 'login', 'login.0a.css': '.a{}', 'perfil.0a.js': 'perfil' };

async function bringLive(depot: Depot, ...args: Parameters<typeof madeUpBuild>) {
  const built = madeUpBuild(...args);
  await publish(depot, built);
  await promote(depot, built.build, author);
}

async function site(): Promise<Depot> {
  const depot = emptyDepot();
  await bringLive(depot, { name: 'shell', version: '1.0.0' }, { 'root/favicon.svg': '<svg/>' });
  await bringLive(
    depot,
    { name: 'mfe-account', version: '1.0.0', routes: ['/login', '/perfil'], pages },
    pageFiles,
  );
  await bringLive(depot, { name: 'mfe-content', version: '1.0.0', routes: ['/', '/resultado'] });
  await compose(depot, settings);
  return depot;
}

const documentAt = async (depot: Depot, key: string) =>
  parse(String(await depot.read(key)), { blockTextElements: { script: true } });
const dataIn = (document: Awaited<ReturnType<typeof documentAt>>, id: string) =>
  JSON.parse(document.getElementById(id)?.rawText ?? '');
const preloadsIn = (document: Awaited<ReturnType<typeof documentAt>>) =>
  document.querySelectorAll('link[rel="preload"]').map((link) => link.getAttribute('href'));

test('preloads exactly the code that an address needs', async () => {
  const depot = await site();

  expect(preloadsIn(await documentAt(depot, 'pages/login.html'))).toEqual([
    '/mfe-account/1.0.0/login.0a.css',
    '/mfe-account/1.0.0/entry.0a.js',
    '/mfe-account/1.0.0/remote.0a.js',
    '/mfe-account/1.0.0/login.0a.js',
  ]);
  expect(preloadsIn(await documentAt(depot, 'pages/perfil.html'))).toContain(
    '/mfe-account/1.0.0/perfil.0a.js',
  );
  expect(preloadsIn(await documentAt(depot, 'index.html'))).toEqual([
    '/mfe-content/1.0.0/entry.0a.js',
    '/mfe-content/1.0.0/remote.0a.js',
  ]);
});

test('asks for stylesheets before scripts: nothing is painted without them', async () => {
  const depot = await site();
  const shell = madeUpBuild({ name: 'shell', version: '1.0.1' });
  const index = String(shell.files.get('index.html')).replace(
    '</head>',
    '<link href="/shell/1.0.1/main.0a.css" rel="stylesheet"></head>',
  );
  await bringLive(depot, { name: 'shell', version: '1.0.1' }, { 'index.html': index, 'main.0a.css': '.a{}' });
  await compose(depot, settings);
  const document = await documentAt(depot, 'pages/login.html');
  const files = document.querySelectorAll('head [src], head [rel="stylesheet"], head [rel="preload"]');
  expect(files.map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href'))).toEqual([
    '/mfe-account/1.0.0/login.0a.css',
    '/shell/1.0.1/main.0a.css',
    '/shell/1.0.1/main.0a.js',
    '/mfe-account/1.0.0/entry.0a.js',
    '/mfe-account/1.0.0/remote.0a.js',
    '/mfe-account/1.0.0/login.0a.js',
  ]);
});

test("asks for a page's scripts after the shell's, without which they cannot run", async () => {
  const document = await documentAt(await site(), 'pages/login.html');
  const priorities = document
    .querySelectorAll('link[rel="preload"]')
    .map((link) => [link.getAttribute('as'), link.getAttribute('fetchpriority')]);

  expect(new Map(priorities as [string, string][])).toEqual(
    new Map([
      ['style', undefined],
      ['script', 'low'],
    ]),
  );
});

test('gives every script and preload the hash that was published', async () => {
  const depot = await site();
  const document = await documentAt(depot, 'pages/login.html');
  const tags = document.querySelectorAll('script[src], link[rel="preload"]');

  expect(tags).toHaveLength(5);
  for (const tag of tags) {
    expect(tag.getAttribute('integrity')).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
    expect(tag.getAttribute('crossorigin')).toBe('anonymous');
  }
});

test('names no script that an engine of ES5 would run: it knows no modules, and data are none', async () => {
  const depot = await site();
  const scripts = (await documentAt(depot, 'pages/login.html')).querySelectorAll('script');
  const types = scripts.map((script) => script.getAttribute('type'));

  expect(new Set(types)).toEqual(new Set(['module', 'application/json']));
});

test('inlines the registry, the settings, and the manifest of the matched remote alone', async () => {
  const depot = await site();
  const document = await documentAt(depot, 'pages/login.html');
  const { remotes } = dataIn(document, 'site-registry');

  expect(
    remotes.map(({ name, manifest }: { name: string; manifest?: unknown }) => [name, manifest !== undefined]),
  ).toEqual([
    ['mfe-account', true],
    ['mfe-content', false],
  ]);
  expect(remotes[1].integrity).toMatch(/^sha256-/);
  expect(dataIn(document, 'site-config')).toEqual({ apiBaseUrl: '/api' });
});

test('names the call that a page begins with, and in the HTML of no other', async () => {
  const depot = await site();
  const firstCalls = { '/login': 'currentEvent' as const };
  await bringLive(
    depot,
    { name: 'mfe-account', version: '1.1.0', routes: ['/login', '/perfil'], pages, firstCalls },
    pageFiles,
  );
  await compose(depot, settings);

  expect(dataIn(await documentAt(depot, 'pages/login.html'), 'site-first-call')).toBe('currentEvent');
  expect((await documentAt(depot, 'pages/perfil.html')).getElementById('site-first-call')).toBeNull();
});

test('allows no inline script and no eval, and what the environment allows', async () => {
  const depot = await site();
  const meta = (await documentAt(depot, 'index.html')).querySelector(
    'meta[http-equiv="Content-Security-Policy"]',
  );

  expect(meta?.getAttribute('content')).toContain("script-src 'self' https://pay.example;");
  expect(meta?.getAttribute('content')).not.toMatch(/unsafe/);
});

test('tells which addresses which HTML serves, and puts the icons at the root', async () => {
  const depot = await site();

  expect(JSON.parse(String(await depot.read('pages.json')))).toEqual({
    pages: [
      { path: '/login', file: 'pages/login.html' },
      { path: '/perfil', file: 'pages/perfil.html' },
      { path: '/', file: 'index.html' },
      { path: '/resultado', file: 'index.html' },
    ],
  });
  expect(String(await depot.read('favicon.svg'))).toBe('<svg/>');
});

test('keeps the page of a removed group up to date, for a server that still asks for it', async () => {
  const depot = await site();
  const together = { '/login': ['login.0a.js'], '/perfil': ['login.0a.js'] };
  await bringLive(
    depot,
    { name: 'mfe-account', version: '1.1.0', routes: ['/login', '/perfil'], pages: together },
    pageFiles,
  );
  await compose(depot, settings);

  expect(String(await depot.read('pages.json'))).not.toContain('pages/perfil.html');
  const { remotes } = dataIn(await documentAt(depot, 'pages/perfil.html'), 'site-registry');
  expect(remotes[0]).toMatchObject({ name: 'mfe-account', version: '1.1.0' });
});

test('offers the version in canary and the last good one', async () => {
  const depot = await site();
  await bringLive(depot, { name: 'mfe-account', version: '1.1.0', routes: ['/login'], pages: {} });
  await publish(depot, madeUpBuild({ name: 'mfe-account', version: '1.2.0', routes: ['/login'] }));
  await startCanary(depot, { name: 'mfe-account', version: '1.2.0', share: 10, budget: 5 }, author);
  await compose(depot, settings);

  const { remotes } = dataIn(await documentAt(depot, 'pages/login.html'), 'site-registry');
  expect(remotes[0]).toMatchObject({
    version: '1.1.0',
    previous: { version: '1.0.0', entry: '/mfe-account/1.0.0/mf-manifest.json' },
    canary: { version: '1.2.0', share: 10, manifest: { name: 'mfe_account' } },
  });
});

test('does not offer a last good version that the live shell cannot load', async () => {
  const depot = emptyDepot();
  await bringLive(depot, { name: 'shell', version: '1.0.0', speaks: [2] });
  await bringLive(depot, { name: 'mfe-account', version: '1.0.0', contract: 1 });
  await bringLive(depot, { name: 'mfe-account', version: '2.0.0', contract: 2 });
  await compose(depot, settings);

  expect(JSON.parse(String(await depot.read('remotes.json'))).remotes[0].previous).toBeUndefined();
});

test('shows nothing of a version that was tampered with, says so, and goes on with the others', async () => {
  const depot = await site();
  await bringLive(depot, { name: 'mfe-content', version: '1.1.0', routes: ['/', '/resultado'] });
  await depot.write('mfe-content/1.1.0/mf-manifest.json', Buffer.from('{}'));
  await bringLive(depot, { name: 'mfe-account', version: '1.1.0', routes: ['/login'] });
  const problems: string[] = [];
  await compose(depot, settings, (problem) => problems.push(problem));

  expect(problems).toEqual([
    expect.stringMatching(
      /^mfe-content\/1\.1\.0\/mf-manifest\.json in .+ is not the file that was published.+ Visitors get mfe-content@1\.0\.0 until then\.$/,
    ),
  ]);
  const { remotes } = JSON.parse(String(await depot.read('remotes.json')));
  expect(remotes.map(({ name, version }: Record<string, string>) => [name, version])).toEqual([
    ['mfe-account', '1.1.0'],
    ['mfe-content', '1.0.0'],
  ]);
});

test('leaves the site as it is when no version of the shell is whole', async () => {
  const depot = await site();
  const before = await depot.read('index.html');
  await depot.write('shell/1.0.0/index.html', Buffer.from('<script src="https://evil.example"></script>'));

  await expect(compose(depot, settings)).rejects.toThrow('shell/1.0.0/index.html');
  expect(await depot.read('index.html')).toEqual(before);
});

test('writes nothing when nothing changed', async () => {
  expect(await compose(await site(), settings)).toEqual([]);
});

test('escapes what would end a data block early', async () => {
  const depot = await site();
  await applySettings(depot, { ...settings, config: { note: '</script><script>alert(1)</script>' } }, author);
  await compose(depot, settings);

  expect(String(await depot.read('index.html'))).not.toContain('<script>alert');
});

test('a script of the shell that a release does not change keeps its address, so that visitors have it already', async () => {
  const depot = await site();
  const html = (version: string) =>
    `<!doctype html><html><head><title>Ciranda Cap</title><script defer src="/shell/${version}/libraries.0a.js"></script><script defer src="/shell/${version}/main.0a.js"></script></head><body><div id="app"></div></body></html>`;
  const release = async (version: string, libraries: string) => {
    await bringLive(
      depot,
      { name: 'shell', version },
      { 'index.html': html(version), 'libraries.0a.js': libraries },
    );
    await compose(depot, settings);
    const document = await documentAt(depot, 'pages/login.html');
    const scripts = document.querySelectorAll('script[defer]');
    return {
      scripts: scripts.map((script) => script.getAttribute('src')),
      known: Object.keys(dataIn(document, 'site-registry').shell.files),
    };
  };

  await release('1.0.1', 'react 19');
  await release('1.0.2', 'react 19');
  expect(await release('1.0.3', 'react 19')).toEqual({
    scripts: ['/shell/1.0.1/libraries.0a.js', '/shell/1.0.3/main.0a.js'],
    known: ['/shell/1.0.3/libraries.0a.js', '/shell/1.0.3/main.0a.js'],
  });
  expect((await release('1.0.4', 'react 20')).scripts).toEqual([
    '/shell/1.0.4/libraries.0a.js',
    '/shell/1.0.4/main.0a.js',
  ]);
});
