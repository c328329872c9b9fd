import { type Scenario, simulatedCanary } from '#testing/simulated-canary.ts';
import { decideCanary, type Stretch, type Tally } from './canary-decision';

const tally = (failures: number, visits: number): Tally => ({ failures, visits });
const stretch = (canary: Tally, live: Tally): Stretch => ({ canary, live });
const decide = (...stretches: Stretch[]) => decideCanary({ stretches, budget: 5 });

test('stops a canary that fails where the live version does not, and says both figures', () => {
  const decision = decide(stretch(tally(9, 30), tally(1, 270)));
  expect(decision).toEqual({
    verdict: 'stop',
    why: '9 of 30 visits failed, and 1 of 270 visits of the live version',
    evidence: expect.any(Number),
  });
  expect(decision.evidence).toBeGreaterThanOrEqual(200);
});

test.each([
  ['with fewer than 20 visits', [stretch(tally(19, 19), tally(0, 200))], 'too few visits to judge'],
  ['with fewer than 5 failures', [stretch(tally(4, 20), tally(0, 200))], 'too few failures to judge'],
  ['that fails as the live version does', [stretch(tally(50, 100), tally(450, 900))], 'chance explains'],
  ['without a failure', [stretch(tally(0, 5000), tally(9, 5000))], 'too few failures to judge'],
])('lets a canary go on %s', (_name, stretches, why) => {
  const decision = decide(...stretches);
  expect(decision).toEqual({
    verdict: 'wait',
    why: expect.stringContaining(why),
    evidence: expect.any(Number),
  });
  expect(decision.evidence).toBeLessThanOrEqual(1);
});

test('compares within each stretch of time: an hour in which everything failed is not the fault of the canary', () => {
  const quiet = stretch(tally(0, 100), tally(0, 900));
  const outage = stretch(tally(90, 100), tally(90, 100));

  expect(decide(quiet, outage).verdict).toBe('wait');
  expect(decide(stretch(tally(90, 200), tally(90, 1000))).verdict).toBe('stop');
});

test('holds a canary that everybody has against the budget', () => {
  expect(decide(stretch(tally(2, 50), tally(0, 0))).verdict).toBe('wait');
  expect(decide(stretch(tally(15, 50), tally(0, 3)))).toEqual({
    verdict: 'stop',
    why: '15 of 50 visits failed, and 0 of 3 visits of the live version: more than the budget of 5 %',
    evidence: expect.any(Number),
  });
});

const runs = 200;
const stopped = (scenario: Scenario) =>
  Array.from({ length: runs }, (_, seed) => simulatedCanary(seed + 1, scenario)).filter(
    (visits) => visits !== undefined,
  );

test.each<Scenario>([
  { share: 10, liveFails: 1, canaryFails: 1, visits: 10_000 },
  { share: 50, liveFails: 1, canaryFails: 1, visits: 10_000 },
  { share: 10, liveFails: 10, canaryFails: 10, visits: 5_000 },
  { share: 100, liveFails: 0, canaryFails: 5, visits: 5_000 },
])('stops a version that is the same in less than 1 % of runs ($share %, $liveFails % fail)', (scenario) => {
  expect(stopped(scenario).length).toBeLessThan(runs / 100);
});

test.each<[Scenario, number]>([
  [{ share: 10, liveFails: 1, canaryFails: 2, visits: 40_000 }, 4_000],
  [{ share: 50, liveFails: 1, canaryFails: 2, visits: 40_000 }, 8_000],
  [{ share: 10, liveFails: 0.5, canaryFails: 10, visits: 5_000 }, 120],
  [{ share: 10, liveFails: 0.1, canaryFails: 100, visits: 1_000 }, 20],
])('stops a version that fails more: %j within %d of its visits', (scenario, within) => {
  const visits = stopped(scenario).sort((a, b) => a - b);

  expect(visits[Math.floor(runs * 0.9)]).toBeLessThanOrEqual(within);
});
