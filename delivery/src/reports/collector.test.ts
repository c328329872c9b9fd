import { compose } from '#compose/compose.ts';
import { publish } from '#publish/publish.ts';
import { startCanary } from '#registry/canary.ts';
import { readHistory, readPointer } from '#registry/pointer.ts';
import { promote } from '#registry/promote.ts';
import { emptyDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { collector } from './collector';
import { readFailures } from './failure-counts';

const author = { by: 'ana', why: '' };
const settings = { config: {}, allow: {} };
const failed = (version: string) => ({ remote: 'mfe-shop', version, failure: 'chunk-missing' });

async function siteInCanary() {
  const depot = emptyDepot();
  for (const version of ['1.0.0', '1.1.0']) await publish(depot, madeUpBuild({ name: 'mfe-shop', version }));
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  await startCanary(depot, { name: 'mfe-shop', version: '1.1.0', share: 10, budget: 3 }, author);
  await compose(depot, settings);
  return depot;
}

test('stops a canary when its failures reach the budget, and says why in the history', async () => {
  const depot = await siteInCanary();
  const report = collector(depot, settings);
  await Promise.all([report(failed('1.1.0')), report(failed('1.1.0'))]);
  expect((await readPointer(depot, 'mfe-shop'))?.canary).toBeDefined();

  await report(failed('1.1.0'));
  expect((await readHistory(depot, 'mfe-shop')).at(-1)).toMatchObject({
    action: 'canary-abort',
    live: '1.0.0',
    by: 'collector',
    why: '3 failures reported, the budget is 3; the last one: chunk-missing',
  });
  expect(String(await depot.read('remotes.json'))).not.toContain('1.1.0');
});

test('counts the failures of the live version without stopping anything', async () => {
  const depot = await siteInCanary();
  const report = collector(depot, settings);
  for (let count = 0; count < 9; count += 1) await report(failed('1.0.0'));

  expect(await readFailures(depot, 'mfe-shop')).toEqual([
    { version: '1.0.0', since: 0, total: 9, lastKind: 'chunk-missing' },
  ]);
  expect((await readPointer(depot, 'mfe-shop'))?.canary).toBeDefined();
});

test('ignores a report of a version that nobody should have', async () => {
  const depot = await siteInCanary();
  await collector(depot, settings)(failed('6.6.6'));

  expect(await readFailures(depot, 'mfe-shop')).toEqual([]);
});
