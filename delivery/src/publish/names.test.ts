import { folderStore } from '#storage/folder-store.ts';
import { depot as openDepot } from '#storage/depot.ts';
import { memoryDepot, testKeys } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { memoryStore } from '#testing/memory-store.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { copyVersion } from './copy-version';
import { publish } from './publish';
import { releaseOf, releasePlace } from './release';

const shop = { name: 'mfe-shop', version: '1.0.0' };

const badNames = [
  '../../index.html',
  'a/../b.js',
  './a.js',
  '/etc/passwd',
  'a//b.js',
  'folder/',
  String.raw`a\b.js`,
  'C:/a.js',
  'a\nb.js',
  'a\u0000.js',
  'a b.js',
  'a";add_header X y;.js',
  'ä.js',
  '',
  'release.json',
  'Release.JSON',
];

test.each(badNames)('refuses a build with a file named %j', async (file) => {
  await expect(publish(memoryDepot(), madeUpBuild(shop, { [file]: 'x' }))).rejects.toThrow(
    `mfe-shop@1.0.0 has a file named ${JSON.stringify(file)}: use letters, digits and . _ - + ~ @ ( ) [ ] only.`,
  );
});

test.each(['main.0a1b.js', 'assets/a/b-c_d@2x.png', 'prerendered/home.html', '.well-known/x.txt', '[id].js'])(
  'takes a file named %j',
  async (file) => {
    expect(await publish(memoryDepot(), madeUpBuild(shop, { [file]: 'x' }))).toMatchObject({
      uploaded: true,
    });
  },
);

test.each(['/a b', '/a;return 301 //evil', '/a"', '/{x}', 'a', '/a/', '//evil', '/a\nb', '/:x+', '/a$'])(
  'refuses a build with the route %j, which would become part of a server rule',
  async (route) => {
    const routes = [route];

    await expect(publish(memoryDepot(), madeUpBuild({ ...shop, routes }))).rejects.toThrow(
      `mfe-shop@1.0.0 has a route ${JSON.stringify(route)}: a route is a path as /carrinho/:step?.`,
    );
    await expect(
      publish(
        memoryDepot(),
        madeUpBuild({ name: 'shell', version: '1.0.0', owners: { [route]: 'mfe-shop' } }),
      ),
    ).rejects.toThrow('has a route');
    const facts = [{ routeTable: { [route]: { page: 'x' } } }, { redirects: { [route]: '/compra' } }];
    for (const fact of facts)
      await expect(publish(memoryDepot(), madeUpBuild({ ...shop, ...fact }))).rejects.toThrow('has a route');
  },
);

test.each(['https://evil.example', '//evil.example', 'compra', '/a b', '/a"'])(
  'refuses a build that redirects to %j',
  async (target) => {
    await expect(
      publish(memoryDepot(), madeUpBuild({ ...shop, redirects: { '/cesta': target } })),
    ).rejects.toThrow(
      `mfe-shop@1.0.0 redirects to ${JSON.stringify(target)}: a redirect leads to a path of the site, as /meus-titulos.`,
    );
  },
);

test.each(badNames)('does not copy a version from another store with a file named %j', async (file) => {
  const [staging, production] = [memoryDepot(), memoryDepot()];
  // A tool of somebody else's signed it.
  await staging.createRecord(
    releasePlace('mfe-shop', '1.0.0'),
    releaseOf(madeUpBuild(shop, { [file]: 'x' })),
  );

  await expect(copyVersion({ from: staging, to: production }, shop)).rejects.toThrow('has a file named');
  expect(await production.list('')).toEqual([]);
});

test('a file that went missing is put back by the next publish of the same bytes', async () => {
  const depot = memoryDepot();
  await publish(depot, madeUpBuild(shop));
  await depot.remove('mfe-shop/1.0.0/entry.0a.js');

  expect(await publish(depot, madeUpBuild(shop))).toMatchObject({ uploaded: true });
  expect(String(await depot.read('mfe-shop/1.0.0/entry.0a.js'))).toBe('/* 1.0.0 */');
});

describe('what a publish that was killed left behind', () => {
  const dayMs = 24 * 3_600_000;
  const half = { name: 'mfe-shop', version: '0.9.0' };

  async function killedPublish(agoMs: number) {
    const store = memoryStore();
    const depot = memoryDepot(store);
    const at = new Date(Date.now() - agoMs).toISOString();
    await depot.createRecord(
      { key: '_delivery/claims/mfe-shop@0.9.0.json', app: 'mfe-shop' },
      { digest: 'x', at },
    );
    await store.write('mfe-shop/0.9.0/entry.0a.js', Buffer.from('half'));
    return { store, depot };
  }

  test('is removed a day later by the next publish of the app, which may then have the version', async () => {
    const { store, depot } = await killedPublish(dayMs + 60_000);
    await publish(depot, madeUpBuild(shop));

    expect(await store.list('mfe-shop/0.9.0/')).toEqual([]);
    expect(await publish(depot, madeUpBuild(half))).toMatchObject({ uploaded: true });
  });

  test('stays as long as its upload may still go on', async () => {
    const { store, depot } = await killedPublish(dayMs / 2);
    await publish(depot, madeUpBuild(shop));

    expect(await store.list('mfe-shop/0.9.0/')).toEqual(['mfe-shop/0.9.0/entry.0a.js']);
  });

  test('is not a version that was published whole long ago', async () => {
    const { store, depot } = await killedPublish(dayMs * 300);
    await depot.createRecord(releasePlace('mfe-shop', '0.9.0'), releaseOf(madeUpBuild(half)));
    await publish(depot, madeUpBuild(shop));

    expect(await store.list('mfe-shop/0.9.0/')).toHaveLength(2);
  });

  test('in a folder, also the file that was being written', async () => {
    const folder = temporaryFolder();
    const { mkdirSync, existsSync, utimesSync, writeFileSync } = await import('node:fs');
    mkdirSync(`${folder}/_delivery/unfinished`, { recursive: true });
    for (const [name, agoMs] of [
      ['old', 2 * 3_600_000],
      ['young', 1000],
    ] as const) {
      const file = `${folder}/_delivery/unfinished/${name}`;
      writeFileSync(file, 'half');
      utimesSync(file, new Date(), new Date(Date.now() - agoMs));
    }
    await publish(openDepot(folderStore(folder), testKeys, 'local'), madeUpBuild(shop));

    expect(existsSync(`${folder}/_delivery/unfinished/old`)).toBe(false);
    expect(existsSync(`${folder}/_delivery/unfinished/young`)).toBe(true);
  });
});
