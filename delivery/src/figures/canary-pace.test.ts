import { type PaceScenario, simulatedPace } from '#testing/simulated-pace.ts';
import { decidePace } from './canary-pace';
import { Histogram } from './histogram';

const stopped = (runs: number, scenario: PaceScenario) =>
  Array.from({ length: runs }, (_, seed) => simulatedPace(seed + 1, scenario)).filter(
    (visits) => visits !== undefined,
  );

const values = (count: number, value: number) => {
  const histogram = new Histogram();
  histogram.add(value, count);
  return histogram;
};

test.each<PaceScenario>([
  { share: 10, slower: 1, width: 0.6, visits: 4_000 },
  { share: 50, slower: 1, width: 0.6, visits: 4_000 },
  { share: 50, slower: 1.03, width: 0.6, visits: 4_000 },
])('a version that is as fast as the live one goes on: %j', (scenario) => {
  expect(stopped(100, scenario)).toEqual([]);
});

test.each<[PaceScenario, number]>([
  [{ share: 10, slower: 1.2, width: 0.45, visits: 20_000 }, 1_500],
  [{ share: 10, slower: 1.2, width: 0.6, visits: 20_000 }, 2_000],
  [{ share: 50, slower: 1.2, width: 0.6, visits: 20_000 }, 5_000],
  [{ share: 10, slower: 2, width: 0.6, visits: 20_000 }, 200],
  [{ share: 50, slower: 2, width: 0.6, visits: 20_000 }, 500],
])('one that is slower is stopped: %j, within %d visits in nine of ten runs', (scenario, most) => {
  const visits = stopped(30, scenario).sort((a, b) => a - b);

  expect(visits).toHaveLength(30);
  expect(visits[26]).toBeLessThan(most);
});

test('decides nothing by fewer than a hundred pages of either version, however slow they are', () => {
  const slow = decidePace('lcp', [{ canary: values(99, 9_000), live: values(5_000, 1_000) }]);
  const alone = decidePace('lcp', [{ canary: values(5_000, 9_000), live: values(99, 1_000) }]);

  expect([slow.verdict, alone.verdict]).toEqual(['wait', 'wait']);
});

test('says by how much a canary is slower', () => {
  const { verdict, why } = decidePace('lcp', [{ canary: values(500, 2_000), live: values(5_000, 1_000) }]);

  expect(verdict).toBe('stop');
  expect(why).toMatch(/^p75 is (19|20)\d\d ms over 500 pages, and (9|10)\d\d ms of the live version$/);
});

test('an hour in which everything was slow is not the fault of the canary', () => {
  const hours = [
    { canary: values(200, 1_000), live: values(2_000, 1_000) },
    { canary: values(600, 3_000), live: values(600, 3_000) },
  ];

  expect(decidePace('lcp', hours).verdict).toBe('wait');
});
