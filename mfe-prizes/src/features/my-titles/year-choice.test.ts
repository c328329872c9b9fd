/** @jest-environment node */
import type { TitleList } from '@site/contracts/api/titles';
import { yearIn, yearOffer } from './year-choice';

const titlesOf = (...dates: string[]): TitleList => ({
  fisico: [],
  virtual: dates.map((created_at, at) => ({ number: `010010000012${at}`, event_code: '10', created_at })),
});

test.each([
  ['nothing is loaded yet', undefined, { years: [2026, 2024], hasAll: false, preset: 2026 }],
  ['there is no title at all', titlesOf(), { years: [2026, 2024], hasAll: false, preset: 2026 }],
  [
    'there is a title of this year',
    titlesOf('2026-11-20T18:30:00.000Z', '2025-09-01T12:00:00.000Z'),
    { years: [2026, 2025, 2024], hasAll: false, preset: 2026 },
  ],
  [
    'the titles are of other years',
    titlesOf('2025-09-01T12:00:00.000Z', '2023-01-05T12:00:00.000Z'),
    { years: [2026, 2025, 2024, 2023], hasAll: true, preset: 'all' },
  ],
  [
    'a date cannot be read',
    titlesOf('2026-11-20T18:30:00.000Z', 'ontem'),
    { years: [2026, 2024], hasAll: true, preset: 2026 },
  ],
  [
    'a title was bought on New Year’s Eve in São Paulo',
    titlesOf('2026-01-01T01:30:00.000Z'),
    { years: [2026, 2025, 2024], hasAll: true, preset: 'all' },
  ],
] as const)('the years when %s', (_case, list, offer) => {
  expect(yearOffer(list, 2026)).toEqual(offer);
});

test.each([
  ['2025', 2025],
  ['todos', 'all'],
  ['2019', undefined],
  ['', undefined],
  ['-1', undefined],
  ['NaN', undefined],
  [null, undefined],
])('the year of an address that names %s', (param, year) => {
  expect(yearIn(param, { years: [2026, 2025], hasAll: true })).toBe(year);
});

test('an address that names all years names none where the selector does not have them', () => {
  expect(yearIn('todos', { years: [2026], hasAll: false })).toBeUndefined();
});
