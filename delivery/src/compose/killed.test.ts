import { check } from '#check/check.ts';
import { publish } from '#publish/publish.ts';
import { abortCanary, startCanary } from '#registry/canary.ts';
import { readHistory } from '#registry/pointer.ts';
import { promote } from '#registry/promote.ts';
import { retire } from '#registry/retire.ts';
import { rollback } from '#registry/rollback.ts';
import { applySettings } from '#settings/settings.ts';
import type { Depot } from '#storage/depot.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { killedStore } from '#testing/killed-store.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { memoryStore } from '#testing/memory-store.ts';
import { addLooseFiles } from './loose-files';
import { compose } from './compose';
import { recompose } from './recompose';

// A process that changes the site is killed before and after each of its writes. The next process then repairs the site.

const author = { by: 'ana', why: '' };
const settings = { config: {}, allow: {} };
const shop = { name: 'mfe-shop' };
const routes = ['/compra', '/carrinho/:step?'];

const build = (name: string, version: string, contract = 1) =>
  madeUpBuild({
    name,
    version,
    ...(name === 'shell'
      ? { speaks: [contract] }
      : { contract, routes: name === 'mfe-shop' ? routes : [`/${name}`] }),
  });

async function firstSite() {
  const files = new Map<string, Buffer>();
  const depot = memoryDepot(memoryStore(files));
  for (const name of ['shell', 'mfe-shop', 'mfe-prizes']) {
    await publish(depot, build(name, '1.0.0'));
    await promote(depot, { name, version: '1.0.0' }, author);
  }
  await compose(depot, settings);
  return files;
}

const release = async (depot: Depot, ...builds: ReturnType<typeof build>[]) => {
  for (const each of builds) await publish(depot, each);
  for (const each of builds) await promote(depot, each.build, author);
  await compose(depot, settings);
};

const stories: [string, (depot: Depot) => Promise<unknown>][] = [
  ['a release', (depot) => release(depot, build('mfe-shop', '1.1.0'))],
  [
    'a release of shell and remotes that change their contract together',
    (depot) =>
      release(
        depot,
        build('shell', '2.0.0', 2),
        build('mfe-shop', '2.0.0', 2),
        build('mfe-prizes', '2.0.0', 2),
      ),
  ],
  [
    'a canary and its end',
    async (depot) => {
      await publish(depot, build('mfe-shop', '1.1.0'));
      await startCanary(depot, { ...shop, version: '1.1.0', share: 10, budget: 5 }, author);
      await compose(depot, settings);
      await abortCanary(depot, shop, author);
      await compose(depot, settings);
      await rollback(depot, { ...shop, to: '1.0.0' }, author);
    },
  ],
  [
    'a retirement',
    async (depot) => {
      await retire(depot, shop, author);
      await compose(depot, settings);
    },
  ],
  [
    'new settings and pictures',
    async (depot) => {
      await applySettings(depot, { config: { apiBaseUrl: '/api' }, allow: {} }, author);
      await addLooseFiles(depot, new Map([['assets/x.png', Buffer.from('x')]]), author);
      await compose(depot, settings);
    },
  ],
];

test.each(stories)('%s that is killed at any write is made good by the next command', async (_what, tell) => {
  const before = await firstSite();
  // Killed before a write, it leaves what it leaves when it is killed after the one before.
  for (let after = 0, isOver = false; !isOver; after += 1) {
    const files = new Map(before);
    const { store, isKilled } = killedStore(memoryStore(files), { after });
    await tell(memoryDepot(store)).catch((error: Error) => expect(error.message).toBe('killed'));
    isOver = !isKilled();

    const next = memoryDepot(memoryStore(files));
    await compose(next, settings);
    expectFitting(files, (await check(next, {})).differences);
    for (const name of ['shell', 'mfe-shop', 'mfe-prizes']) await readHistory(next, name);
    // The same command again, as in a rerun of a pipeline, ends as if nothing had happened.
    await tell(next).catch((error: Error) =>
      expect(error.message).toMatch(/is live for everybody|no earlier version/),
    );
    expect((await check(next, {})).differences).toEqual([]);
  }
});

/** Visitors get versions of one contract; that they do not get the newest is said, and nothing else is wrong. */
function expectFitting(files: ReadonlyMap<string, Buffer>, differences: string[]) {
  const [, shell] = /\/shell\/(\d)/.exec(String(files.get('index.html'))) ?? [];
  const remotes = [...String(files.get('remotes.json')).matchAll(/\/mfe-\w+\/(\d)/g)].map(
    ([, major]) => major,
  );
  expect(new Set([shell, ...remotes])).toHaveProperty('size', 1);
  for (const sentence of differences)
    expect(sentence).toMatch(
      /is built for contract .+ Visitors get .+ until then\.$|^assets\/x\.png in memory belongs to no release/,
    );
}

test('a site that somebody left half done is composed by "serve", and one in work is left alone', async () => {
  const files = await firstSite();
  const depot = memoryDepot(memoryStore(files));
  await publish(depot, build('mfe-shop', '1.1.0'));
  await promote(depot, { ...shop, version: '1.1.0' }, author);
  const options = { patienceMs: 0, tell: () => {} };

  expect(await recompose(depot, settings, options)).toBe(true);
  expect(String(files.get('remotes.json'))).toContain('/mfe-shop/1.1.0/');
  expect(await recompose(depot, settings, options)).toBe(false);
});
