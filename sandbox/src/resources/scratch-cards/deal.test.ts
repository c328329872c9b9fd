import { dealCard } from './deal';

const mostOfOneValue = (values: number[]) =>
  Math.max(...values.map((value) => values.filter((other) => other === value).length));
const numbers = Array.from({ length: 20_000 }, (_, at) => `0100100${String(at).padStart(6, '0')}`);

test('deals the same card for the same seed and title, and another for another seed', () => {
  const [number = ''] = numbers;

  expect(dealCard('ciranda', number)).toEqual(dealCard('ciranda', number));
  expect(
    numbers.slice(0, 20).some((one) => dealCard('a', one).values.join() !== dealCard('b', one).values.join()),
  ).toBe(true);
});

test('lets about one title in twenty win, and shows three equal values on those alone', () => {
  const cards = numbers.map((number) => dealCard('ciranda', number));
  const winners = cards.filter(({ prizeCents }) => prizeCents > 0);

  // 250.000 prizes among 5.000.000 titles are 5 %; of 20.000 cards that is 1.000, give or take four deviations.
  expect(winners.length).toBeGreaterThan(870);
  expect(winners.length).toBeLessThan(1130);
  for (const { prizeCents, values } of cards) {
    expect(values).toHaveLength(6);
    if (prizeCents === 0) expect(mostOfOneValue(values)).toBeLessThan(3);
    else expect(values.filter((value) => value === prizeCents)).toHaveLength(3);
  }
});

test.each([0, 500, 1_250, 10_000_000])('deals a card that wins %d cents when that is planned', (planned) => {
  const { prizeCents, values } = dealCard('ciranda', '0100100000001', planned);

  expect(prizeCents).toBe(planned);
  expect(mostOfOneValue(values) >= 3).toBe(planned > 0);
});
