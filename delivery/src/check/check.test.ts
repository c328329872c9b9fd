import type { AddressInfo } from 'node:net';
import { compose } from '#compose/compose.ts';
import { addLooseFiles } from '#compose/loose-files.ts';
import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import { siteServer } from '#serve/server.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { memoryStore } from '#testing/memory-store.ts';
import { check } from './check';

const author = { by: 'ana', why: '' };
const settings = { config: {}, allow: {} };

async function site() {
  const store = memoryStore();
  const depot = memoryDepot(store);
  const builds = [
    madeUpBuild({ name: 'shell', version: '1.0.0' }, { 'root/favicon.svg': '<svg/>' }),
    ...['1.0.0', '1.1.0'].map((version) =>
      madeUpBuild({ name: 'mfe-shop', version, routes: ['/compra', '/carrinho/:step?', '/titulos/:titulo'] }),
    ),
  ];
  for (const built of builds) {
    await publish(depot, built);
    await promote(depot, built.build, author);
  }
  await addLooseFiles(depot, new Map([['assets/frente.png', Buffer.from('png')]]), author);
  await compose(depot, settings);
  return { store, depot };
}

const write = (text: string) => Buffer.from(text);

test('finds nothing in a site that is as it was signed', async () => {
  const { depot } = await site();
  const { differences, sequence, files } = await check(depot, {});

  expect(differences).toEqual([]);
  expect(sequence).toBe(1);
  expect(files).toBeGreaterThan(15);
});

test.each<[string, (store: Awaited<ReturnType<typeof site>>['store']) => Promise<void>, RegExp]>([
  [
    'the HTML',
    (store) => store.write('index.html', write('<script src="//evil.example">')),
    /^index\.html at memory is not what was signed\.$/,
  ],
  [
    'the rules for addresses',
    (store) => store.write('pages.json', write('{"pages":[]}')),
    /^pages\.json at memory is not/,
  ],
  [
    'the settings of the browser',
    (store) => store.write('config.json', write('{}')),
    /^config\.json at memory is not/,
  ],
  [
    'code',
    (store) => store.write('mfe-shop/1.1.0/entry.0a.js', write('evil')),
    /^mfe-shop\/1\.1\.0\/entry\.0a\.js at memory is not/,
  ],
  [
    'code of the last good version',
    (store) => store.write('mfe-shop/1.0.0/entry.0a.js', write('evil')),
    /^mfe-shop\/1\.0\.0\/entry\.0a\.js at memory/,
  ],
  [
    'a picture',
    (store) => store.write('assets/frente.png', write('evil')),
    /^assets\/frente\.png at memory is not/,
  ],
  ['an icon', (store) => store.remove('favicon.svg'), /^favicon\.svg is not at memory\.$/],
  [
    'a file that nobody released',
    (store) => store.write('assets/evil.js', write('evil')),
    /^assets\/evil\.js in memory belongs to no release: somebody put it there\.$/,
  ],
  [
    'a stray file among the records',
    (store) => store.write('_delivery/history/mfe-shop/.DS_Store', write('x')),
    /^_delivery\/history\/mfe-shop\/\.DS_Store in memory is not a record: delete it\.$/,
  ],
  [
    'the newest record, deleted',
    (store) => store.remove('_delivery/history/mfe-shop/00000002.json'),
    /^The site was composed from record 2 of the history of mfe-shop, but the newest one is 1: somebody deleted records\.$/,
  ],
  [
    'the first record, deleted',
    (store) => store.remove('_delivery/history/mfe-shop/00000001.json'),
    /^_delivery\/history\/mfe-shop\/00000001\.json in memory is not there/,
  ],
  [
    'a record that is cut off',
    (store) => store.write('_delivery/history/mfe-shop/00000003.json', write('{"form')),
    /^_delivery\/history\/mfe-shop\/00000003\.json in memory is cut off/,
  ],
  [
    'the site manifest',
    (store) => store.write('_delivery/site/00000001.json', write('{}')),
    /^_delivery\/site\/00000001\.json in memory is cut off/,
  ],
])('names %s when somebody with access to the store changed it', async (_what, attack, sentence) => {
  const { depot, store } = await site();
  await attack(store);

  expect((await check(depot, {})).differences).toContainEqual(expect.stringMatching(sentence));
});

test('notices a site manifest in which somebody with a key wrote what no release makes', async () => {
  const { depot, store } = await site();
  const { record } = JSON.parse(String(await store.read('_delivery/site/00000001.json')));
  const [evil] = [write('<script src="/assets/evil.js"></script>')];
  await store.write('index.html', evil);
  const { integrityOf } = await import('#storage/file-facts.ts');
  const forged = { ...record, files: { ...record.files, 'index.html': integrityOf(evil) } };
  await depot.createRecord({ key: '_delivery/site/00000002.json', app: '*' }, forged, {
    sequence: 2,
    previous: null,
  });

  expect((await check(depot, {})).differences).toEqual([
    'index.html in the site manifest is not what the releases result in: compose again, and find out who signed it.',
    'index.html at memory is not what was signed.',
  ]);
});

test('notices a whole store that was put back to an old state, by the number that it saw before', async () => {
  const { depot } = await site();

  expect((await check(depot, { seen: 7 })).differences).toEqual([
    'The newest site manifest is number 1, but number 7 was there before: somebody put an old state back.',
  ]);
});

test('says that a site was never composed', async () => {
  expect((await check(memoryDepot(), {})).differences).toEqual(['The site of memory was never composed.']);
});

test('compares a deployed site, by its files and by the addresses of its pages', async () => {
  const { depot, store } = await site();
  const changed = new Map<string, Buffer>();
  const server = await siteServer({
    store: { ...store, read: async (key) => changed.get(key) ?? store.read(key) },
    allow: async () => ({}),
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  try {
    expect((await check(depot, { url })).differences).toEqual([]);
    changed.set('pages/compra.html', write('from a poisoned cache'));
    const { differences } = await check(depot, { url });
    expect(differences).toContain(`pages/compra.html at ${url} is not what was signed.`);
    expect(differences).toContain(
      '/compra does not return pages/compra.html: print the rules of the server again.',
    );
  } finally {
    await server.close();
  }
});
