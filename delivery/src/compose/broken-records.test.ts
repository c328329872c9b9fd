import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import { rollback } from '#registry/rollback.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { memoryStore } from '#testing/memory-store.ts';
import { compatibilityCheck } from '#verify/verify.ts';
import { compose } from './compose';

const author = { by: 'ana', why: '' };
const settings = { config: {}, allow: {} };

async function site() {
  const store = memoryStore();
  const depot = memoryDepot(store);
  for (const name of ['shell', 'mfe-shop', 'mfe-prizes']) {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await publish(depot, madeUpBuild({ name, version, routes: name === 'shell' ? [] : [`/${name}`] }));
      await promote(depot, { name, version }, author);
    }
  }
  await rollback(depot, { name: 'mfe-shop' }, author);
  await compose(depot, settings);
  return { store, depot };
}

test.each([
  ['an empty record', ''],
  ['a record that is cut off', '{"format":2,"envir'],
  [
    'a record that somebody without a key wrote',
    JSON.stringify({ record: {}, signature: { key: '', value: '' } }),
  ],
])('%s stops its own app alone, which stays as customers have it', async (_what, text) => {
  const { store, depot } = await site();
  const broken = '_delivery/history/mfe-shop/00000005.json';
  await store.write(broken, Buffer.from(text));
  const check = compatibilityCheck(depot, { budgetKb: Infinity });

  await expect(promote(depot, { name: 'mfe-shop', version: '1.0.0', check }, author)).rejects.toThrow(broken);
  await promote(depot, { name: 'mfe-prizes', version: '1.0.0', check }, author);
  const problems: string[] = [];
  await compose(depot, settings, (problem) => problems.push(problem));

  expect(problems).toEqual([
    expect.stringMatching(/00000005\.json in memory is .+ Visitors get mfe-shop@1\.1\.0 until then\.$/),
  ]);
  const { remotes } = JSON.parse(String(await store.read('remotes.json')));
  expect(remotes.map(({ name, version }: Record<string, string>) => `${name}@${version}`)).toEqual([
    'mfe-prizes@1.0.0',
    'mfe-shop@1.1.0',
  ]);
});

test('a stray file in the history stops nobody', async () => {
  const { store, depot } = await site();
  await store.write('_delivery/history/mfe-shop/.DS_Store', Buffer.from('x'));
  await store.write('_delivery/history/notes.txt', Buffer.from('x'));

  expect((await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author)).live).toBe('1.0.0');
  expect(await compose(depot, settings)).toContain('remotes.json');
});
