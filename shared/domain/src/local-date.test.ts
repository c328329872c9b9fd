import { dayInSaoPaulo, formatDate, formatDateTime, todayInSaoPaulo } from './local-date';

test.each([
  ['2026-11-28T12:00:00.000Z', '28/11/2026', '28/11/2026 09:00'],
  ['2026-11-28T02:59:59.000Z', '27/11/2026', '27/11/2026 23:59'],
  ['2026-11-28T03:00:00Z', '28/11/2026', '28/11/2026 00:00'],
  ['2026-11-28T00:30:00-03:00', '28/11/2026', '28/11/2026 00:30'],
  ['2026-11-28 12:00:00+00:00', '28/11/2026', '28/11/2026 09:00'],
  ['2018-12-01T12:00:00Z', '01/12/2018', '01/12/2018 10:00'],
  ['2026-11-28', '28/11/2026', '28/11/2026 00:00'],
  ['2026-11-28T20:15:00', '28/11/2026', '28/11/2026 20:15'],
])('shows %s', (iso, day, dayAndTime) => {
  expect(formatDate(iso)).toBe(day);
  expect(formatDateTime(iso)).toBe(dayAndTime);
});

test.each([
  '',
  'ontem',
  '12/42/1971',
  '2026-02-30',
  '2026-13-01',
  '2026-11-28T25:00',
  '2026-11-28T25:00:00Z',
  null,
  undefined,
])("shows 'Data inválida' for %j", (iso) => {
  expect(formatDate(iso)).toBe('Data inválida');
  expect(formatDateTime(iso)).toBe('Data inválida');
});

test('turns the day in São Paulo three hours after Greenwich', () => {
  expect(dayInSaoPaulo(new Date('2026-01-01T02:59:00Z'))).toEqual({ year: 2025, month: 12, day: 31 });
  expect(dayInSaoPaulo(new Date('2026-01-01T03:00:00Z'))).toEqual({ year: 2026, month: 1, day: 1 });
});

test('reads today off the clock', () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') });

  expect(todayInSaoPaulo()).toEqual({ year: 2026, month: 11, day: 28 });
  jest.useRealTimers();
});
