import { Histogram } from './histogram';

function of(values: readonly number[]) {
  const histogram = new Histogram();
  values.forEach((value) => histogram.add(value));
  return histogram;
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test.each([0.01, 0.5, 0.75, 0.99, 1])('the quantile %d is within one per cent of the true one', (share) => {
  const quantile = of(upTo(10_000)).quantile(share) ?? 0;

  expect(Math.abs(quantile / (10_000 * share) - 1)).toBeLessThanOrEqual(0.0101);
});

test('keeps shifts of a window, which are far below one, and no shift at all', () => {
  expect(of([0, 0, 0, 0.25]).quantile(0.5)).toBe(0);
  expect(of([0.24, 0.25, 0.26]).quantile(0.5)).toBeCloseTo(0.25, 2);
});

test('two histograms merged are the histogram of all values, also after a stay in the store', () => {
  const evens = of(upTo(1_000).filter((value) => value % 2 === 0));
  const odds = of(upTo(1_000).filter((value) => value % 2 === 1));
  const stored = Histogram.of(JSON.parse(JSON.stringify(odds)) as Record<string, number>);

  expect(evens.merge(stored).toJSON()).toEqual(of(upTo(1_000)).toJSON());
  expect(evens.count).toBe(1_000);
});

test('has no more than 1,012 bins, whatever comes', () => {
  const histogram = of(Array.from({ length: 60_000 }, (_, index) => (index * 10) ** 1.001 % 600_001));

  expect(Object.keys(histogram.toJSON()).length).toBeLessThanOrEqual(1_012);
});

test('has no quantile as long as it is empty', () => {
  expect(new Histogram().quantile(0.75)).toBeUndefined();
});
