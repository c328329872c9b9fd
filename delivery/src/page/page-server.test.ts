import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ActionRequest, SiteState } from '@site/release-page/state';
import { openEnvironment } from '#cli/environment.ts';
import { compose } from '#compose/compose.ts';
import { publish } from '#publish/publish.ts';
import { figuresCollector } from '#figures/figures-collector.ts';
import { abortCanary, startCanary } from '#registry/canary.ts';
import { freeze, unfreeze } from '#registry/freeze.ts';
import { readHistory, readPointer } from '#registry/pointer.ts';
import { promote } from '#registry/promote.ts';
import { newKeyPair } from '#storage/keys.ts';
import { ask } from '#testing/ask.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { pageServer, type PageOptions } from './page-server';

const author = { by: 'ana', why: 'the first release' };
const closing: (() => unknown)[] = [];
const before = { ...process.env };

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  process.env = { ...before };
});

const { signing, trusted } = newKeyPair();
const made = temporaryFolder();

/** Calls the tool's parts as somebody in a repository with a key would. */
function workIn(folder: string) {
  Object.assign(process.env, { INIT_CWD: folder, DELIVERY_ACTOR: 'bruno', DELIVERY_SIGNING_KEY: signing });
  return openEnvironment({});
}

/** Releases a shell and mfe-shop, of which 1.0.0 was live before 1.1.0, and 1.2.0 is a candidate. */
beforeAll(async () => {
  mkdirSync(join(made, 'delivery'));
  const environments = { local: { store: 'store', trustedKeys: [{ key: trusted, apps: ['*'] }] } };
  writeFileSync(join(made, 'delivery/environments.json'), JSON.stringify(environments));
  const environment = await workIn(made);
  const { depot } = environment;
  await publish(depot, madeUpBuild({ name: 'shell', version: '1.0.0' }));
  await promote(depot, { name: 'shell', version: '1.0.0' }, author);
  for (const [version, files] of [
    ['1.0.0', {}],
    ['1.1.0', {}],
    ['1.2.0', { 'more.0123456789.js': 'more()' }],
  ] as const)
    await publish(depot, madeUpBuild({ name: 'mfe-shop', version, routes: ['/compra'] }, files));
  for (const version of ['1.0.0', '1.1.0']) await promote(depot, { name: 'mfe-shop', version }, author);
  await compose(depot, environment);
  process.env = { ...before };
});

/** The page of a copy of that store. */
async function page(options: Partial<PageOptions> = {}) {
  const folder = temporaryFolder();
  cpSync(made, folder, { recursive: true });
  const { depot } = await workIn(folder);
  const server = await pageServer({
    files: new Map([['page.js', Buffer.from('start()')]]),
    environments: ['local'],
    open: async (name) => ({
      environment: await openEnvironment({ env: name }),
      options: { env: 'local' },
    }),
    ...options,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const read = async <Body>(path: string) => JSON.parse(String((await ask(port, { path })).body)) as Body;
  const html = String((await ask(port, { path: '/' })).body);
  const token = /name="page-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const post = async (request: object, headers: Record<string, string> = {}) => {
    const { status, body } = await ask(port, {
      path: '/api/act',
      method: 'POST',
      body: JSON.stringify(request),
      headers: {
        'content-type': 'application/json',
        origin: `http://${host}`,
        'x-page-token': token,
        ...headers,
      },
    });
    return { status, ...(JSON.parse(String(body)) as { lines?: string[]; problem?: string }) };
  };
  const act = async (request: Partial<ActionRequest>) => {
    const seen = (await readPointer(depot, 'mfe-shop'))?.revision;
    return post({ environment: 'local', app: 'mfe-shop', seen, why: 'because', ...request });
  };
  const canary = (share: number) =>
    startCanary(depot, { name: 'mfe-shop', version: '1.2.0', share, budget: 5 }, author);
  return { depot, port, host, token, read, post, act, canary };
}

test('tells what is live, since when, by whom and why', async () => {
  const { read, canary } = await page();
  await canary(20);
  const state = await read<SiteState>('/api/state?environment=local');

  expect(state.environments).toEqual(['local']);
  const shop = state.apps.find(({ name }) => name === 'mfe-shop');
  expect(shop).toMatchObject({
    live: '1.1.0',
    lastGood: '1.0.0',
    frozen: false,
    since: { by: 'ana', why: 'the first release' },
    canary: { version: '1.2.0', share: 20, by: 'ana' },
    fits: expect.arrayContaining([
      { remote: 'mfe-shop@1.1.0', shell: 'shell@1.0.0', problems: [] },
      { remote: 'mfe-shop@1.2.0', shell: 'shell@1.0.0', problems: [] },
    ]),
  });
  expect(shop?.readOnly).toBeUndefined();
  expect(shop?.history.map(({ action }) => action)).toEqual(['promote', 'promote', 'canary']);
});

test.each<[Partial<ActionRequest>, { share?: number }, object]>([
  [{ action: 'promote', version: '1.2.0' }, {}, { live: '1.2.0', lastGood: '1.1.0' }],
  [{ action: 'canary', version: '1.2.0', share: '15' }, {}, { canary: { version: '1.2.0', share: 15 } }],
  [{ action: 'raise', share: '40' }, { share: 20 }, { canary: { share: 40 } }],
  [{ action: 'lower', share: '5' }, { share: 20 }, { canary: { share: 5 } }],
  [{ action: 'finish' }, { share: 20 }, { live: '1.2.0' }],
  [{ action: 'abort' }, { share: 20 }, { live: '1.1.0', action: 'canary-abort' }],
  [{ action: 'rollback' }, {}, { live: '1.0.0' }],
  [{ action: 'rollback', version: '1.0.0' }, {}, { live: '1.0.0' }],
  [{ action: 'freeze' }, {}, { frozen: true }],
  [{ action: 'retire', to: '/meus-titulos' }, {}, { retired: { version: '1.1.0', to: '/meus-titulos' } }],
])('does %j, and the history says who and why', async (request, { share }, result) => {
  const { depot, act, canary } = await page();
  if (share !== undefined) await canary(share);

  expect(await act(request)).toMatchObject({ status: 200, lines: [expect.stringContaining('mfe-shop')] });
  expect(await readPointer(depot, 'mfe-shop')).toMatchObject({ ...result, by: 'bruno', why: 'because' });
});

test('ends a freeze', async () => {
  const { depot, act } = await page();
  await act({ action: 'freeze' });

  expect(await act({ action: 'unfreeze' })).toMatchObject({ status: 200 });
  expect(await readPointer(depot, 'mfe-shop')).toMatchObject({ frozen: false });
});

test.each<[Partial<ActionRequest>, string]>([
  [{ action: 'freeze', why: ' ' }, 'Say why, in a sentence: it is kept in the history.'],
  [{ action: 'promote', version: '9.9.9' }, 'mfe-shop@9.9.9 is not published in'],
  [
    { action: 'canary', version: '1.2.0', share: '101' },
    'The share of a canary is a number of per cent, 0 to 100.',
  ],
  [{ action: 'canary', version: '1.2.0', share: 'ten' }, '--canary takes a number, as --canary 10.'],
  [{ action: 'canary', version: '1.1.0', share: '10' }, 'mfe-shop@1.1.0 is live for everybody already.'],
  [{ action: 'raise', share: '50' }, 'mfe-shop has no version in canary.'],
  [{ action: 'rollback', version: '1.2.0' }, 'mfe-shop@1.2.0 was never live: use'],
  [{ action: 'freeze', app: 'mfe-shp', seen: 0 }, 'Nothing of mfe-shp is live'],
  [{ action: 'retire', app: 'shell', seen: 1 }, 'The shell cannot be retired'],
  [{ action: 'retire', to: 'somewhere' }, '--to takes a path'],
])('refuses %j as the command does', async (request, problem) => {
  const { depot, act } = await page();
  const revision = (await readPointer(depot, 'mfe-shop'))?.revision;

  expect(await act(request)).toMatchObject({ status: 409, problem: expect.stringContaining(problem) });
  expect((await readPointer(depot, 'mfe-shop'))?.revision).toBe(revision);
});

test('refuses a new version of a frozen app', async () => {
  const { act } = await page();
  await act({ action: 'freeze' });

  expect(await act({ action: 'promote', version: '1.2.0' })).toMatchObject({
    status: 409,
    problem: expect.stringContaining('mfe-shop is frozen'),
  });
});

test('of two people who look at the same state, the second gets a message about what the first has done', async () => {
  const { depot, act } = await page();
  const seen = (await readPointer(depot, 'mfe-shop'))?.revision ?? 0;
  await act({ action: 'rollback', seen, why: 'The sum is wrong' });

  expect(await act({ action: 'promote', version: '1.2.0', seen })).toEqual({
    status: 409,
    problem:
      'mfe-shop was changed meanwhile, by bruno (rollback: The sum is wrong): look at it, and ask again.',
  });
  expect((await readHistory(depot, 'mfe-shop')).at(-1)?.action).toBe('rollback');
});

test('an address without an environment is that of the first one', async () => {
  const { read } = await page();

  expect((await read<SiteState>('/api/state?environment=')).environment).toBe('local');
});

test('no foreign page can use it', async () => {
  const { depot, port, host, token, post } = await page();
  const request = { environment: 'local', app: 'mfe-shop', action: 'freeze', seen: 2, why: 'mischief' };

  expect((await post(request, { origin: 'http://evil.example' })).status).toBe(403);
  expect((await post(request, { 'x-page-token': '' })).status).toBe(403);
  expect((await post(request, { 'x-page-token': 'x'.repeat(token.length) })).status).toBe(403);
  expect((await post(request, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post(request, { host: 'evil.example' })).status).toBe(403);
  const rebound = { path: '/api/state?environment=local', headers: { host: 'evil.example' } };
  expect((await ask(port, rebound)).status).toBe(403);
  const embedded = { path: '/', headers: { host, 'sec-fetch-site': 'cross-site' } };
  expect((await ask(port, embedded)).status).toBe(403);
  expect((await readPointer(depot, 'mfe-shop'))?.frozen).toBe(false);
});

test('allows only its own files by its policy, and lets no response be cached', async () => {
  const { port } = await page();
  const { headers } = await ask(port, { path: '/' });

  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('reads only on a machine without a key of the app', async () => {
  const { read, act } = await page();
  delete process.env['DELIVERY_SIGNING_KEY'];

  const { apps } = await read<SiteState>('/api/state?environment=local');
  expect(apps.map(({ live, readOnly }) => [live, readOnly])).toEqual([
    ['1.1.0', 'This machine has no key that may release mfe-shop in local: set DELIVERY_SIGNING_KEY.'],
    ['1.0.0', 'This machine has no key that may release shell in local: set DELIVERY_SIGNING_KEY.'],
  ]);
  expect(await act({ action: 'freeze' })).toMatchObject({
    status: 409,
    problem: expect.stringContaining('There is no key to sign with'),
  });
});

test('behind a server with a login it only reads', async () => {
  const { port, read, post } = await page({ publicHost: 'releases.example' });
  const [shell] = (await read<SiteState>('/api/state?environment=local')).apps;
  const request = { environment: 'local', app: 'mfe-shop', action: 'freeze', seen: 2, why: 'why not' };

  const outside = await ask(port, { path: '/', headers: { host: 'releases.example' } });
  expect(outside.status).toBe(200);
  expect(shell?.readOnly).toContain('the page only reads');
  expect(await post(request)).toMatchObject({
    status: 409,
    problem: expect.stringContaining('the page only reads'),
  });
});

test('tells what verify says of a candidate, and how two versions differ', async () => {
  const { depot, read } = await page();
  await publish(depot, madeUpBuild({ name: 'mfe-shop', version: '2.0.0', contract: 9, routes: [] }));
  const of = (version: string) => `/api/verify?environment=local&app=mfe-shop&version=${version}`;

  expect(await read(of('1.2.0'))).toEqual({ problems: [] });
  expect(await read(of('2.0.0'))).toEqual({
    problems: [
      expect.stringContaining('mfe-shop@2.0.0 is built for contract 9'),
      expect.stringContaining('mfe-shop@2.0.0 has no /compra any more, which mfe-shop@1.1.0 has'),
    ],
  });
  const diff = '/api/diff?environment=local&app=mfe-shop&from=1.1.0&to=1.2.0';
  expect(await read<{ files: object[] }>(diff)).toMatchObject({
    files: expect.arrayContaining([{ name: 'more.js', after: 26 }]),
    lines: [],
  });
  expect(
    await read('/api/diff?environment=local&app=mfe-shop&from=1.1.0&to=2.0.0').then(
      (answer) => (answer as { lines: string[] }).lines,
    ),
  ).toEqual(['contract: 1 → 9', 'route gone: /compra']);
});

test('a version that weighs more is refused until somebody says why', async () => {
  const { depot, read, act } = await page();
  const build = (version: string, length: number) =>
    madeUpBuild(
      { name: 'mfe-shop', version, routes: ['/compra'], pages: { '/compra': ['page.0a.js'] } },
      { 'page.0a.js': randomBytes(length).toString('hex') },
    );
  await publish(depot, build('1.3.0', 10_000));
  await promote(depot, { name: 'mfe-shop', version: '1.3.0' }, author);
  await publish(depot, build('1.4.0', 12_000));
  const heavier = 'mfe-shop@1.4.0 makes a visitor of /compra fetch';

  expect(await read('/api/verify?environment=local&app=mfe-shop&version=1.4.0')).toEqual({
    problems: [expect.stringContaining(heavier)],
  });
  const wish = { action: 'promote', version: '1.4.0' } as const;
  expect(await act(wish)).toMatchObject({ status: 409, problem: expect.stringContaining(heavier) });
  expect(await act({ ...wish, grows: 'The map of the shops' })).toMatchObject({ status: 200 });
  expect(await readPointer(depot, 'mfe-shop')).toMatchObject({
    live: '1.4.0',
    grows: 'The map of the shops',
  });
});

test('shows the newest versions and changes, and all of them of the app that somebody asks for', async () => {
  const { depot, read } = await page();
  for (let patch = 0; patch < 11; patch += 1)
    await publish(depot, madeUpBuild({ name: 'mfe-shop', version: `2.0.${patch}`, routes: ['/compra'] }));
  for (let change = 0; change < 30; change += 1) {
    await freeze(depot, 'mfe-shop', author);
    await unfreeze(depot, 'mfe-shop', author);
  }
  const shopOf = async (query: string) => {
    const { apps } = await read<SiteState>(`/api/state?environment=local${query}`);
    return apps.find(({ name }) => name === 'mfe-shop');
  };

  const newest = await shopOf('');
  expect([newest?.versions.length, newest?.history.length, newest?.leftOut]).toEqual([
    12,
    60,
    { versions: 2, changes: 2 },
  ]);
  const whole = await shopOf('&whole=mfe-shop');
  expect([whole?.versions.length, whole?.history.length, whole?.leftOut]).toEqual([
    14,
    62,
    { versions: 0, changes: 0 },
  ]);
});

test('reports a canary that was taken back, until visitors get another version', async () => {
  const { depot, read, canary } = await page();
  const stopped = async () =>
    (await read<SiteState>('/api/state?environment=local')).apps.find(({ name }) => name === 'mfe-shop')
      ?.stopped;
  await canary(20);
  expect(await stopped()).toBeUndefined();
  const collector = { by: 'collector', why: '5 of 20 visits failed' };
  await abortCanary(depot, { name: 'mfe-shop' }, collector);
  await freeze(depot, 'mfe-shop', author);

  expect(await stopped()).toEqual({ version: '1.2.0', at: expect.any(String), ...collector });
  await unfreeze(depot, 'mfe-shop', author);
  await promote(depot, { name: 'mfe-shop', version: '1.2.0' }, author);
  expect(await stopped()).toBeUndefined();
});

test('names the visits within which a canary with a fault is stopped, by what the live version has had', async () => {
  const { depot, read, canary } = await page();
  const figures = figuresCollector(depot);
  const visit = (lcp: number) => ({
    remote: 'mfe-shop',
    version: '1.1.0',
    route: '/compra',
    measures: { usable: lcp, lcp },
  });
  for (let page = 0; page < 200; page += 1)
    await figures.take({ pages: [visit(500 + page * 10)] }, `visitor ${page}`);
  await figures.write();
  await canary(20);

  const shop = (await read<SiteState>('/api/state?environment=local')).apps.find(
    ({ name }) => name === 'mfe-shop',
  );
  expect(shop?.canary?.checks.map(({ name, seen, foresight }) => [name, seen, foresight?.fault])).toEqual([
    ['Failures', 0, 'failed twice as often'],
    ['Largest paint', 0, 'were a fifth slower'],
    ['Input delay', 0, undefined],
    ['Layout shift', 0, undefined],
  ]);
});
