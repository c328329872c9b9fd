/** @jest-environment node */
import { summaryOf } from './summary-of';

const prize = (event_code: string, number: string, prizeValue: number, status = 'PENDING') => ({
  event_code,
  number,
  prizeValue,
  status,
  created_at: '',
});
const won = [
  prize('10', '0100100000124', 100),
  prize('10', '0100100000125', 200.1),
  prize('9', '0100090004821', 25.5),
  prize('9', '0100090004822', 40, 'PAID'),
  prize('8', '0100080000001', 5000, 'BY_PHONE'),
];

test('groups what can be claimed by campaign, with the fifth character of the number as the series', () => {
  expect(summaryOf(won, [{ prizeValue: 100 }, { prizeValue: 200.1 }, { prizeValue: 25.5 }])).toEqual({
    campaigns: [
      { code: '10', series: ['1'], titles: 2, amount: 30010 },
      { code: '9', series: ['0'], titles: 1, amount: 2550 },
    ],
    total: 32560,
    payoutIds: [],
  });
});

test('tells what is left of a prize of which a part was exchanged', () => {
  const pending = [
    { prizeValue: 2.5, event_code: '10', number: '0100100000124' },
    { prizeValue: 25.5, event_code: '9', number: '0100090004821' },
  ];
  expect(summaryOf([prize('10', '0100100000124', 100), prize('9', '0100090004821', 25.5)], pending)).toEqual({
    campaigns: [
      { code: '10', series: ['1'], titles: 1, amount: 250 },
      { code: '9', series: ['0'], titles: 1, amount: 2550 },
    ],
    total: 2800,
    payoutIds: [],
  });
});

test('counts a title once that won twice', () => {
  const twice = [prize('10', '0100100000124', 100), prize('10', '0100100000124', 300)];
  expect(summaryOf(twice, [{ prizeValue: 400 }]).campaigns).toEqual([
    { code: '10', series: ['1'], titles: 1, amount: 40000 },
  ]);
});

test('is empty when nothing waits', () => {
  expect(summaryOf([], [])).toEqual({ campaigns: [], total: 0, payoutIds: [] });
});
