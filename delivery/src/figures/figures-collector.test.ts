import type { PageFigures } from '@site/release/figures-report';
import { publish } from '#publish/publish.ts';
import { abortCanary, startCanary } from '#registry/canary.ts';
import { promote } from '#registry/promote.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { visitsOf } from './figures';
import { readFigures } from './figures-store';
import { figuresCollector } from './figures-collector';

const author = { by: 'ana', why: '' };
const start = new Date('2026-03-01T10:30:00Z');
const page = (facts: Partial<PageFigures> = {}): PageFigures => ({
  remote: 'mfe-shop',
  version: '1.0.0',
  route: '/carrinho/:step?',
  measures: { usable: 400 },
  ...facts,
});

async function siteInCanary() {
  const depot = memoryDepot();
  for (const version of ['1.0.0', '1.1.0'])
    await publish(depot, madeUpBuild({ name: 'mfe-shop', version, routes: ['/carrinho/:step?'] }));
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  await startCanary(depot, { name: 'mfe-shop', version: '1.1.0', share: 10, budget: 3 }, author);
  return depot;
}

test('keeps what visitors had by version, route and hour', async () => {
  const depot = await siteInCanary();
  let time = start;
  const collector = figuresCollector(depot, { now: () => time });
  await collector.take(
    { pages: [page(), page({ version: '1.1.0', measures: { usable: 800, cls: 0.1 } })] },
    'a visitor',
  );
  time = new Date('2026-03-01T11:00:00Z');
  await collector.take({ pages: [page({ measures: {}, failure: 'chunk-missing' })] }, 'a visitor');
  await collector.write();

  const hours = await readFigures(depot, 'mfe-shop', start);
  expect(
    hours.map(({ hour, figures }) => [
      hour,
      figures.map((row) => [row.version, row.route, visitsOf(row), row.failures]),
    ]),
  ).toEqual([
    [
      '2026-03-01T10',
      [
        ['1.0.0', '/carrinho/:step?', 1, {}],
        ['1.1.0', '/carrinho/:step?', 1, {}],
      ],
    ],
    ['2026-03-01T11', [['1.0.0', '/carrinho/:step?', 1, { 'chunk-missing': 1 }]]],
  ]);
});

test('what completes an earlier visit is not a visit of its own', async () => {
  const depot = await siteInCanary();
  const collector = figuresCollector(depot, { now: () => start });
  await collector.take({ pages: [page(), page({ measures: { inp: 80, lcp: 900 } })] }, 'a visitor');
  await collector.write();

  const [hour] = await readFigures(depot, 'mfe-shop', start);
  const [row] = hour?.figures ?? [];
  expect(row && visitsOf(row)).toBe(1);
  expect(row?.measures.inp?.count).toBe(1);
});

test('several processes, and one that was started again, lose nothing of each other', async () => {
  const depot = await siteInCanary();
  for (let process = 0; process < 3; process += 1) {
    const collector = figuresCollector(depot, { now: () => start });
    await collector.take({ pages: [page()] }, 'a visitor');
    await collector.write();
    await collector.take({ pages: [page()] }, 'a visitor');
    await collector.write();
  }

  const [hour] = await readFigures(depot, 'mfe-shop', start);
  expect(hour?.figures.map(visitsOf)).toEqual([6]);
});

test.each([
  ['a version that nobody has', { version: '6.6.6' }],
  ['a route that the version does not have', { route: '/made/up' }],
  ['an app that there is not', { remote: 'mfe-made-up' }],
])('leaves out %s', async (_name, facts) => {
  const depot = await siteInCanary();
  const collector = figuresCollector(depot, { now: () => start });
  await collector.take({ pages: [page(facts)] }, 'a visitor');
  await collector.write();

  expect(await depot.list('_delivery/figures/')).toEqual([]);
});

test('forgets what is older than thirty days', async () => {
  const depot = await siteInCanary();
  await depot.write('_delivery/figures/mfe-shop/2026-01-01T10/x.json', Buffer.from('[]'));
  await depot.write('_delivery/figures/mfe-shop/2026-02-28T10/x.json', Buffer.from('[]'));
  await figuresCollector(depot, { now: () => start }).write();

  expect(await depot.list('_delivery/figures/')).toEqual(['_delivery/figures/mfe-shop/2026-02-28T10/x.json']);
});

test('while a canary runs, one browser counts three times in its evaluation, whatever it sends', async () => {
  const depot = await siteInCanary();
  const collector = figuresCollector(depot, { now: () => start });
  const slow = page({ version: '1.1.0', measures: { usable: 9_000, lcp: 9_000 } });
  for (let report = 0; report < 5; report += 1)
    await collector.take({ pages: Array.from({ length: 20 }, () => slow) }, 'one slow browser');
  await collector.take({ pages: [slow] }, 'another browser');
  await collector.write();

  const [hour] = await readFigures(depot, 'mfe-shop', start);
  const [row] = hour?.figures ?? [];
  expect([row?.measures.usable?.count, row?.measures.lcp?.count]).toEqual([101, 4]);
});

test('where no canary runs, every page counts', async () => {
  const depot = await siteInCanary();
  await abortCanary(depot, { name: 'mfe-shop' }, author);
  const collector = figuresCollector(depot, { now: () => start });
  for (let report = 0; report < 5; report += 1)
    await collector.take({ pages: [page({ measures: { lcp: 900 } })] }, 'a visitor');
  await collector.write();

  const [hour] = await readFigures(depot, 'mfe-shop', start);
  expect(hour?.figures[0]?.measures.lcp?.count).toBe(5);
});
