import { formatTitleNumber, parseTitleNumber, summarySeriesOf } from './title-number';

test('reads product, series and title from the thirteen digits and joins them again', () => {
  expect(parseTitleNumber('0100100000123')).toEqual({ product: '01', series: '0010', title: '0000123' });
  expect(formatTitleNumber({ product: '01', series: '0010', title: '0000123' })).toBe('0100100000123');
});

test.each(['', '010010000012', '01001000001234', 'abc'])('reads no title number from %j', (text) => {
  expect(parseTitleNumber(text)).toBeUndefined();
});

test.each([
  ['0100100000123', '1'],
  ['0100090000123', '0'],
  ['010', ''],
])('takes the fifth character of %s as the series of the summary', (number, series) => {
  expect(summarySeriesOf(number)).toBe(series);
});
