import { type Scenario, simulatedCanary } from '#testing/simulated-canary.ts';
import { untilFailingTwice } from './foresight';

const runs = 60;

test.each<Omit<Scenario, 'visits'>>([
  { share: 10, liveFails: 1, canaryFails: 2 },
  { share: 50, liveFails: 1, canaryFails: 2 },
  { share: 25, liveFails: 4, canaryFails: 8 },
])('a canary that fails twice as often is stopped within the visits that are named: %j', (scenario) => {
  const named = untilFailingTwice(
    { visits: 10_000, failures: scenario.liveFails * 100 },
    { ...scenario, budget: 5 },
  );
  const visits = ((named ?? 0) * 100 * 1.2) / scenario.share;
  const stopped = Array.from({ length: runs }, (_, seed) =>
    simulatedCanary(seed + 1, { ...scenario, visits }),
  ).filter((needed) => needed !== undefined && needed <= (named ?? 0));

  // Nine of ten, and what sixty runs differ from that by chance.
  expect(stopped.length).toBeGreaterThanOrEqual(runs * 0.82);
});

test('where everybody gets the canary, what it may fail is its budget', () => {
  const named = untilFailingTwice({ visits: 0, failures: 0 }, { share: 100, budget: 5 });

  expect(named).toBeGreaterThan(100);
  expect(named).toBeLessThan(1_000);
});

test('where nothing is known of the live version, nothing is foretold', () => {
  expect(untilFailingTwice({ visits: 19, failures: 1 }, { share: 10, budget: 5 })).toBeUndefined();
});
