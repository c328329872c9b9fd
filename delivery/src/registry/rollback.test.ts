import { memoryDepot } from '#testing/empty-depot.ts';
import { startCanary } from './canary';
import { readPointer } from './pointer';
import { promote } from './promote';
import { retire } from './retire';
import { rollback } from './rollback';

const author = { by: 'ana', why: '' };
const shop = { name: 'mfe-shop' };

/** A history in short: a version is promoted, `<` is a rollback, `<1.0.0` one to that version. */
async function after(...steps: string[]) {
  const depot = memoryDepot();
  for (const step of steps) {
    const to = step.slice(1);
    if (step.startsWith('<')) await rollback(depot, { ...shop, ...(to && { to }) }, author);
    else await promote(depot, { ...shop, version: step }, author);
  }
  return depot;
}

test.each<[string[], string, string | undefined]>([
  [['1.0.0', '1.1.0'], '1.0.0', undefined],
  [['1.0.0', '1.1.0', '1.2.0'], '1.1.0', '1.0.0'],
  [['1.0.0', '1.1.0', '1.2.0', '<'], '1.0.0', undefined],
  // Somebody went back by hand: the first version is what was live before the second.
  [['1.0.0', '1.1.0', '1.0.0', '<'], '1.0.0', undefined],
  [['1.0.0', '1.1.0', '1.2.0', '1.3.0', '<', '1.4.0', '<'], '1.1.0', '1.0.0'],
  [['1.0.0', '1.1.0', '1.2.0', '<1.0.0'], '1.1.0', undefined],
  [['1.0.0', '1.1.0', '<', '1.2.0'], '1.0.0', undefined],
])('after %j it goes back to %s, and keeps %s as the last good one', async (steps, live, lastGood) => {
  const pointer = await rollback(await after(...steps), shop, author);

  expect(pointer).toMatchObject({ live });
  expect(pointer.lastGood).toBe(lastGood);
});

test('where everything else was taken back, it says how to go there all the same', async () => {
  const depot = await after('1.0.0', '1.1.0', '<');

  await expect(rollback(depot, shop, author)).rejects.toThrow(
    'mfe-shop has no earlier version to go back to, except those that were rolled back: "delivery rollback mfe-shop --to 1.1.0" makes the last of them live.',
  );
  expect((await rollback(depot, { ...shop, to: '1.1.0' }, author)).live).toBe('1.1.0');
});

test('a remote that was retired comes back with the version that was live', async () => {
  const depot = await after('1.0.0', '1.1.0');
  await retire(depot, { ...shop, to: '/meus-titulos' }, author);
  expect(await readPointer(depot, 'mfe-shop')).toMatchObject({
    retired: { version: '1.1.0', to: '/meus-titulos' },
  });
  expect((await readPointer(depot, 'mfe-shop'))?.live).toBeUndefined();

  expect(await rollback(depot, shop, author)).toMatchObject({ live: '1.1.0', lastGood: '1.0.0' });
});

test('retiring ends a canary, and a promote brings the remote back', async () => {
  const depot = await after('1.0.0');
  await startCanary(depot, { ...shop, version: '1.1.0', share: 10, budget: 5 }, author);
  expect((await retire(depot, shop, author)).canary).toBeUndefined();

  const back = await promote(depot, { ...shop, version: '1.1.0' }, author);
  expect(back).toMatchObject({ live: '1.1.0' });
  expect(back.retired).toBeUndefined();
});
