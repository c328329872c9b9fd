import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import { applySettings } from '#settings/settings.ts';
import { emptyDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { verify } from './verify';

const author = { by: 'ana', why: '' };
const limits = { budgetKb: 50 };

type Facts = Partial<Parameters<typeof madeUpBuild>[0]>;

/** A site with a shell and mfe-account live, and the result of `verify` for a build of mfe-shop. */
async function problemsOf(
  facts: Facts,
  files?: Record<string, string>,
  shellFacts: Facts = {},
): Promise<string[]> {
  const depot = emptyDepot();
  const builds = [
    madeUpBuild({ name: 'shell', version: '2.0.0', provides: { react: '19.3.1' }, ...shellFacts }),
    madeUpBuild({ name: 'mfe-account', version: '3.0.0', routes: ['/login', '/perfil/:step?'] }),
  ];
  for (const built of builds) {
    await publish(depot, built);
    await promote(depot, built.build, author);
  }
  await publish(
    depot,
    madeUpBuild({ name: 'mfe-shop', version: '1.0.0', routes: ['/compra'], ...facts }, files),
  );
  return verify(depot, { name: 'mfe-shop', version: '1.0.0', limits });
}

test('lets a build pass that fits', async () => {
  expect(await problemsOf({ requires: { react: '^19.3.0' } })).toEqual([]);
});

test.each<[string, Facts, string]>([
  [
    'a contract that the shell does not speak',
    { contract: 2 },
    'mfe-shop@1.0.0 is built for contract 2, but shell@2.0.0 speaks 1: build the remote for one of these, or promote a shell that speaks 2 first.',
  ],
  [
    'a range that the shell does not satisfy',
    { requires: { react: '^20.0.0' } },
    'mfe-shop@1.0.0 wants react ^20.0.0, but shell@2.0.0 gives 19.3.1: install a version of react that fits, and build again.',
  ],
  [
    'a package that the shell does not share',
    { requires: { mobx: '^6.0.0' } },
    'mfe-shop@1.0.0 wants mobx ^6.0.0 from the shell, but shell@2.0.0 does not share it: remove the import, or have the shell share it.',
  ],
  [
    'a route of another remote',
    { routes: ['/Login'] },
    'mfe-shop@1.0.0 has the route /Login, which mfe-account@3.0.0 has already: one of the two must give it up.',
  ],
  [
    'a route that has addresses of a route of another remote',
    { routes: ['/perfil/meus-dados'] },
    'mfe-shop@1.0.0 has the route /perfil/meus-dados, which mfe-account@3.0.0 has already: one of the two must give it up.',
  ],
  [
    'a redirect from a route of another remote',
    { redirects: { '/login': '/compra' } },
    'mfe-shop@1.0.0 has the route /login, which mfe-account@3.0.0 has already: one of the two must give it up.',
  ],
  [
    'pages of which it does not say the names',
    { routeTable: {} },
    'mfe-shop@1.0.0 does not name its pages, as shell@2.0.0 needs it: build the remote again, and promote that first.',
  ],
  [
    'a page whose files are not there',
    { pages: { '/compra': ['page.0a.js'] } },
    'mfe-shop@1.0.0 names page.0a.js, which its build does not contain: build it again from a clean folder.',
  ],
])('refuses %s', async (_case, facts, sentence) => {
  expect(await problemsOf(facts)).toEqual([sentence]);
});

test.each([
  '/api/compra',
  '/Assets',
  '/dados/:tipo',
  '/pages/compra',
  '/mfe-shop/1.0.0',
  '/_delivery',
  '/reports',
  '/Figures',
  '/metrics',
  '/compra.png',
])('refuses %s, which is reserved for files and calls', async (path) => {
  expect(await problemsOf({ routes: [path] })).toEqual([
    `mfe-shop@1.0.0 has the route ${path}, which is reserved: give the page a path with a word of its own.`,
  ]);
});

test('refuses a path that would take any address', async () => {
  expect((await problemsOf({ routes: ['/:produto'] }))[0]).toBe(
    'mfe-shop@1.0.0 has the route /:produto, which begins with a parameter and would take any address: give the page a path with a word of its own.',
  );
});

test("refuses a page where the shell has one of its own, and a shell that takes a live remote's path", async () => {
  const shell = { routes: ['/home', '/password-recovery'] };
  const sentence =
    'mfe-shop@1.0.0 has the route /Home, where shell@2.0.0 has its own page /home: take another path.';
  expect(await problemsOf({ routes: ['/Home'] }, {}, shell)).toEqual([sentence]);

  const depot = emptyDepot();
  await publish(depot, madeUpBuild({ name: 'mfe-shop', version: '1.0.0', routes: ['/Home'] }));
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  await publish(depot, madeUpBuild({ name: 'shell', version: '2.0.0', ...shell }));
  expect(await verify(depot, { name: 'shell', version: '2.0.0', limits })).toEqual([sentence]);
});

test('binds a remote to the prefixes that the settings of the site give to it', async () => {
  const problems = async (prefixes: Record<string, string[]>, routes: string[]) => {
    const depot = emptyDepot();
    await applySettings(depot, { config: {}, allow: {}, prefixes }, author);
    await publish(depot, madeUpBuild({ name: 'mfe-club', version: '1.0.0', routes }));
    return verify(depot, { name: 'mfe-club', version: '1.0.0', limits });
  };

  expect(await problems({ 'mfe-club': ['/clube'] }, ['/clube', '/Clube/:nivel?'])).toEqual([]);
  expect(await problems({ 'mfe-club': ['/clube'] }, ['/clubes'])).toEqual([
    'mfe-club@1.0.0 has the route /clubes, but mfe-club may have /clube in this environment: take another path, or have "prefixes" in its settings changed.',
  ]);
  expect(await problems({ 'mfe-shop': ['/compra'] }, ['/clube'])).toEqual([
    'mfe-club@1.0.0 has the route /clube, but mfe-club may have no path in this environment: take another path, or have "prefixes" in its settings changed.',
  ]);
  expect(await problems({ 'mfe-club': ['/'] }, ['/', '/clube'])).toEqual([
    expect.stringContaining('mfe-club@1.0.0 has the route /clube, but mfe-club may have /'),
  ]);
});

test('refuses to remove a page of the live version, unless it is redirected', async () => {
  const depot = emptyDepot();
  const routes = ['/clube', '/clube/:nivel?'];
  await publish(depot, madeUpBuild({ name: 'mfe-club', version: '1.0.0', routes }));
  await promote(depot, { name: 'mfe-club', version: '1.0.0' }, author);
  const problems = async (version: string, facts: Facts) => {
    await publish(depot, madeUpBuild({ name: 'mfe-club', version, ...facts }));
    return verify(depot, { name: 'mfe-club', version, limits: { ...limits, keepsPages: true } });
  };

  expect(await problems('1.1.0', { routes: ['/Clube', '/clube/:passo'] })).toEqual([]);
  expect(await problems('1.2.0', { routes: ['/clube'] })).toEqual([
    'mfe-club@1.2.0 has no /clube/:nivel? any more, which mfe-club@1.0.0 has: say in "redirects" of src/remote/routes.ts where its visitors go.',
  ]);
  expect(await problems('1.3.0', { routes: ['/clube'], redirects: { '/clube/:nivel': '/clube' } })).toEqual(
    [],
  );
});

test.each<[string, Facts, Facts, string[]]>([
  [
    'a name that the shell does not offer',
    { imports: { 'react-router-dom': ['Link', 'useMatch'] } },
    { offers: { 'react-router-dom': ['Link', 'useParams'] } },
    [
      'mfe-shop@1.0.0 imports useMatch of react-router-dom, but shell@2.0.0 offers Link, useParams of it: do without, or have the shell offer it and promote the shell first.',
    ],
  ],
  [
    'all of a module of which the shell offers some names',
    { imports: { 'react-router-dom': ['*'] } },
    { offers: { 'react-router-dom': ['Link'] } },
    [
      'mfe-shop@1.0.0 imports all of react-router-dom, but shell@2.0.0 offers Link of it: do without, or have the shell offer it and promote the shell first.',
    ],
  ],
  [
    'a call that the shell does not know',
    { firstCalls: { '/compra': 'currentEvent' } },
    { calls: [] },
    [
      'mfe-shop@1.0.0 begins /compra with the call currentEvent, which shell@2.0.0 does not know: take it out of "firstCalls", or promote a shell that knows it first.',
    ],
  ],
])('refuses %s', async (_case, facts, shellFacts, sentences) => {
  expect(await problemsOf(facts, {}, shellFacts)).toEqual(sentences);
});

test('a shell from before names were recorded is asked for versions alone', async () => {
  const imports = { 'react-router-dom': ['useMatch'] };

  expect(await problemsOf({ imports })).toEqual([]);
});

test('refuses a route that the table of an older shell gives to somebody else, or to nobody', async () => {
  const owners = {
    owners: { '/compra': 'mfe-prizes', '/login': 'mfe-account', '/carrinho': 'mfe-shop' },
  };

  expect(await problemsOf({ routes: ['/compra', '/novo'] }, {}, owners)).toEqual([
    'mfe-shop@1.0.0 has the route /compra, which belongs to mfe-prizes in shell@2.0.0: promote a newer shell first, or take the route out.',
    'mfe-shop@1.0.0 has the route /novo, which is not in the route table in shell@2.0.0: promote a newer shell first, or take the route out.',
  ]);
});

test('refuses a remote that the table of an older shell does not have, since its registry would be refused whole', async () => {
  expect(await problemsOf({ routes: [] }, {}, { owners: { '/login': 'mfe-account' } })).toEqual([
    'mfe-shop@1.0.0 is not a remote that shell@2.0.0 knows: promote a newer shell first.',
  ]);
});

test('refuses a build without the door', async () => {
  const manifest = {
    name: 'mfe_shop',
    metaData: { remoteEntry: { name: 'entry.0a.js' }, globalName: 'mfe_shop' },
    exposes: [],
  };

  expect(await problemsOf({}, { 'mf-manifest.json': JSON.stringify(manifest) })).toEqual([
    'mfe-shop@1.0.0 exposes no ./remote: the shell loads a remote by this door, so expose src/remote/remote.tsx as it.',
  ]);
});

test('refuses a page that is too heavy, and names it', async () => {
  const noise = Array.from({ length: 20_000 }, (_, index) => Math.sin(index).toString(36)).join('');

  expect(await problemsOf({ pages: { '/compra': ['page.0a.js'] } }, { 'page.0a.js': noise })).toEqual([
    expect.stringMatching(
      /^mfe-shop@1\.0\.0 makes a visitor of \/compra fetch \d+\.\d KB, but the budget is 50 KB: /,
    ),
  ]);
});

test('refuses a shell that does not speak what a live remote was built for', async () => {
  const depot = emptyDepot();
  await publish(depot, madeUpBuild({ name: 'mfe-shop', version: '1.0.0' }));
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  await publish(depot, madeUpBuild({ name: 'shell', version: '2.0.0', speaks: [2] }));

  expect(await verify(depot, { name: 'shell', version: '2.0.0', limits })).toEqual([
    expect.stringContaining('mfe-shop@1.0.0 is built for contract 1, but shell@2.0.0 speaks 2'),
  ]);
});

test('refuses a version that was not published, or whose bytes were changed', async () => {
  const depot = emptyDepot();
  await expect(verify(depot, { name: 'mfe-shop', version: '9.9.9', limits })).rejects.toThrow(
    'mfe-shop@9.9.9 is not published',
  );
  await publish(depot, madeUpBuild({ name: 'mfe-shop', version: '1.0.0' }));
  await depot.write('mfe-shop/1.0.0/remote.0a.js', Buffer.from('evil'));

  await expect(verify(depot, { name: 'mfe-shop', version: '1.0.0', limits })).rejects.toThrow(
    'is not the file that was published',
  );
});
