import { publish } from '#publish/publish.ts';
import { startCanary } from '#registry/canary.ts';
import { readPointer } from '#registry/pointer.ts';
import { promote } from '#registry/promote.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { randomNumbers, spread } from '#testing/random-numbers.ts';
import { figuresCollector } from './figures-collector';
import { stopSlowCanaries } from './stop-slow-canaries';

const author = { by: 'ana', why: '' };
const settings = { config: {}, allow: {} };

async function siteInCanary() {
  const depot = memoryDepot();
  for (const version of ['1.0.0', '1.1.0'])
    await publish(depot, madeUpBuild({ name: 'mfe-shop', version, routes: ['/compra'] }));
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  await startCanary(depot, { name: 'mfe-shop', version: '1.1.0', share: 10, budget: 5 }, author);
  return depot;
}

type Depot = Awaited<ReturnType<typeof siteInCanary>>;

async function visited(
  depot: Depot,
  middles: Record<string, number>,
  clientOf = (visit: number) => `visitor ${visit}`,
) {
  const random = randomNumbers(1);
  const collector = figuresCollector(depot);
  for (let visit = 0; visit < 200; visit += 1)
    for (const [version, middle] of Object.entries(middles))
      await collector.take(
        {
          pages: [
            {
              remote: 'mfe-shop',
              version,
              route: '/compra',
              measures: { usable: 900, lcp: spread(random, middle) },
            },
          ],
        },
        clientOf(visit),
      );
  await collector.write();
}

test('a canary that is slower is taken back by what several processes have counted, and the history says why', async () => {
  const depot = await siteInCanary();
  for (let process = 0; process < 2; process += 1) await visited(depot, { '1.0.0': 1_000, '1.1.0': 1_600 });
  await stopSlowCanaries(depot, settings);

  expect(await readPointer(depot, 'mfe-shop')).toMatchObject({
    action: 'canary-abort',
    live: '1.0.0',
    by: 'collector',
    why: expect.stringMatching(
      /^slower than 1\.0\.0: largest paint \(LCP\) p75 is 2\d{3} ms over 400 pages, and 1\d{3} ms of the live version$/,
    ),
  });
});

test('a canary that is as fast goes on', async () => {
  const depot = await siteInCanary();
  await visited(depot, { '1.0.0': 1_000, '1.1.0': 1_000 });
  await stopSlowCanaries(depot, settings);

  expect((await readPointer(depot, 'mfe-shop'))?.canary?.version).toBe('1.1.0');
});

test('one browser that is slow stops no canary, however often it comes', async () => {
  const depot = await siteInCanary();
  await visited(depot, { '1.0.0': 1_000, '1.1.0': 1_000 });
  await visited(depot, { '1.1.0': 60_000 }, () => 'the same browser');
  await stopSlowCanaries(depot, settings);

  expect((await readPointer(depot, 'mfe-shop'))?.canary?.version).toBe('1.1.0');
});
