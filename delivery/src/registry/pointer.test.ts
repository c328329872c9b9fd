import { emptyDepot } from '#testing/empty-depot.ts';
import { abortCanary, finishCanary, raiseCanary, startCanary } from './canary';
import { freeze, unfreeze } from './freeze';
import { readHistory, readPointer, readPointers } from './pointer';
import { promote } from './promote';
import { rollback } from './rollback';

const author = { by: 'ana', why: 'a new button' };

test('keeps the version that was live before as the last good one', async () => {
  const depot = emptyDepot();
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  await promote(depot, { name: 'mfe-shop', version: '1.1.0' }, author);

  expect(await readPointer(depot, 'mfe-shop')).toMatchObject({
    live: '1.1.0',
    lastGood: '1.0.0',
    revision: 2,
  });
});

test('writes who, when and why of each change', async () => {
  const depot = emptyDepot();
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);

  const [first] = await readHistory(depot, 'mfe-shop');
  expect(first).toMatchObject({ by: 'ana', why: 'a new button', action: 'promote' });
  expect(Date.now() - Date.parse(first?.at ?? '')).toBeLessThan(60_000);
});

test('does not write a revision for a version that is live already', async () => {
  const depot = emptyDepot();
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);

  expect(await readHistory(depot, 'mfe-shop')).toHaveLength(1);
});

test('goes back to the last good version, and never names the bad one as good', async () => {
  const depot = emptyDepot();
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await promote(depot, { name: 'mfe-shop', version }, author);
  const pointer = await rollback(depot, { name: 'mfe-shop' }, { by: 'bia', why: 'broken' });

  expect(pointer).toMatchObject({ live: '1.1.0', lastGood: '1.0.0', action: 'rollback', by: 'bia' });
});

test('goes back to any version that was live, and to no other', async () => {
  const depot = emptyDepot();
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await promote(depot, { name: 'mfe-shop', version }, author);

  expect((await rollback(depot, { name: 'mfe-shop', to: '1.0.0' }, author)).live).toBe('1.0.0');
  await expect(rollback(depot, { name: 'mfe-shop', to: '9.0.0' }, author)).rejects.toThrow(
    'mfe-shop@9.0.0 was never live',
  );
});

test('has nothing to go back to after the first version', async () => {
  const depot = emptyDepot();
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);

  await expect(rollback(depot, { name: 'mfe-shop' }, author)).rejects.toThrow(
    'mfe-shop has no earlier version to go back to.',
  );
});

test('starts, raises and finishes a canary', async () => {
  const depot = emptyDepot();
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  const plan = { version: '1.1.0', share: 10, budget: 5 };
  expect((await startCanary(depot, { name: 'mfe-shop', ...plan }, author)).canary).toEqual({
    ...plan,
    since: 2,
  });
  expect((await raiseCanary(depot, { name: 'mfe-shop', share: 50 }, author)).canary).toEqual({
    ...plan,
    share: 50,
    since: 2,
  });

  const pointer = await finishCanary(depot, { name: 'mfe-shop' }, author);
  expect(pointer).toMatchObject({ live: '1.1.0', lastGood: '1.0.0' });
  expect(pointer.canary).toBeUndefined();
});

test('leaves everybody on the live version when a canary is aborted', async () => {
  const depot = emptyDepot();
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  await startCanary(depot, { name: 'mfe-shop', version: '1.1.0', share: 10, budget: 5 }, author);
  await abortCanary(depot, { name: 'mfe-shop' }, author);

  const pointer = await readPointer(depot, 'mfe-shop');
  expect(pointer).toMatchObject({ live: '1.0.0', action: 'canary-abort' });
  expect(pointer?.canary).toBeUndefined();
});

test.each([
  ['no live version', async () => undefined, 'Nothing of mfe-shop is live yet'],
  [
    'another canary',
    async (start: Start) => start('1.1.0', 10),
    'mfe-shop@1.1.0 is in canary: finish or abort it first',
  ],
])('refuses a canary with %s', async (_case, prepare, sentence) => {
  const depot = emptyDepot();
  const start: Start = async (version, share) => {
    await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
    await startCanary(depot, { name: 'mfe-shop', version, share, budget: 5 }, author);
  };
  await prepare(start);

  await expect(
    startCanary(depot, { name: 'mfe-shop', version: '1.2.0', share: 10, budget: 5 }, author),
  ).rejects.toThrow(sentence);
});

type Start = (version: string, share: number) => Promise<void>;

test.each([-1, 101, Number.NaN])('refuses a share of %p per cent', async (share) => {
  await expect(
    startCanary(emptyDepot(), { name: 'mfe-shop', version: '1.1.0', share, budget: 5 }, author),
  ).rejects.toThrow('The share of a canary is a number of per cent, 0 to 100.');
});

test('aborts only the canary that failed, not one that began later', async () => {
  const depot = emptyDepot();
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  const { canary } = await startCanary(
    depot,
    { name: 'mfe-shop', version: '1.1.0', share: 10, budget: 5 },
    author,
  );
  await abortCanary(depot, { name: 'mfe-shop' }, author);
  await startCanary(depot, { name: 'mfe-shop', version: '1.2.0', share: 10, budget: 5 }, author);

  expect(
    (await abortCanary(depot, { name: 'mfe-shop', since: canary?.since ?? 0 }, author)).canary?.version,
  ).toBe('1.2.0');
});

test('lets a frozen remote go back, but not forward', async () => {
  const depot = emptyDepot();
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  await promote(depot, { name: 'mfe-shop', version: '1.1.0' }, author);
  await freeze(depot, 'mfe-shop', author);

  await expect(promote(depot, { name: 'mfe-shop', version: '1.2.0' }, author)).rejects.toThrow(
    'mfe-shop is frozen',
  );
  await expect(
    startCanary(depot, { name: 'mfe-shop', version: '1.2.0', share: 10, budget: 5 }, author),
  ).rejects.toThrow('mfe-shop is frozen');
  expect(await rollback(depot, { name: 'mfe-shop' }, author)).toMatchObject({ live: '1.0.0', frozen: true });
  await unfreeze(depot, 'mfe-shop', author);
  expect((await promote(depot, { name: 'mfe-shop', version: '1.2.0' }, author)).live).toBe('1.2.0');
});

test('loses none of twenty changes that come at once', async () => {
  const depot = emptyDepot();
  const versions = Array.from({ length: 20 }, (_, number) => `1.${number}.0`);
  await Promise.all(versions.map((version) => promote(depot, { name: 'mfe-shop', version }, author)));

  const history = await readHistory(depot, 'mfe-shop');
  expect(history.map(({ live }) => live).sort()).toEqual([...versions].sort());
  expect(history.map(({ revision }) => revision)).toEqual(versions.map((_, index) => index + 1));
});

test('reads the pointers of all apps', async () => {
  const depot = emptyDepot();
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  await promote(depot, { name: 'shell', version: '2.0.0' }, author);

  expect([...(await readPointers(depot)).keys()].sort()).toEqual(['mfe-shop', 'shell']);
});

test('refuses a history file that somebody changed', async () => {
  const depot = emptyDepot();
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  const key = '_delivery/history/mfe-shop/00000001.json';
  const text = String(await depot.read(key));
  await depot.write(key, Buffer.from(text.replace('1.0.0', '6.6.6')));

  await expect(readPointer(depot, 'mfe-shop')).rejects.toThrow(
    'is not signed by a key that this site trusts',
  );
});
