import fc from 'fast-check';
import { formatMoney, parseMoney, toDecimalText, toWireMoney } from './money';

test.each([
  [500, 'R$\u00a05,00'],
  [0, 'R$\u00a00,00'],
  [1, 'R$\u00a00,01'],
  [100_000, 'R$\u00a01.000,00'],
  [10_000_000, 'R$\u00a0100.000,00'],
  [-500, '-R$\u00a05,00'],
])('shows %i cents with a space that does not break', (cents, shown) => {
  expect(formatMoney(cents)).toBe(shown);
});

test.each([
  [5, 500],
  [5.1, 510],
  [8.2, 820],
  [19.99, 1999],
  [1.15, 115],
  ['5.00', 500],
  ['1000', 100_000],
  ['0.07', 7],
  [0, 0],
])('reads %j from the wire', (wire, cents) => {
  expect(parseMoney(wire)).toBe(cents);
});

test.each([NaN, Infinity, '', ' ', 'abc', '1,50', 'R$ 5,00', '5.', '0x10', '1e3'])(
  'reads no money from %j',
  (wire) => {
    expect(parseMoney(wire)).toBeUndefined();
  },
);

test('writes reais for the wire and for storage', () => {
  expect(toWireMoney(1050)).toBe(10.5);
  expect(toDecimalText(2500)).toBe('25.00');
});

test('loses no cent on its way over the wire and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), (cents) => {
      expect(parseMoney(toWireMoney(cents))).toBe(cents);
      expect(parseMoney(toDecimalText(cents))).toBe(cents);
    }),
  );
});
