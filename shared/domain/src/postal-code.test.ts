import { formatPostalCode, parsePostalCode, postalCodeRule } from './postal-code';

test.each([
  ['01310-100', undefined],
  ['01310100', undefined],
  ['', 'CEP inválido'],
  ['0131010', 'CEP inválido'],
  ['013101000', 'CEP inválido'],
  ['abcde-fgh', 'CEP inválido'],
])('judges %j', (text, message) => {
  expect(postalCodeRule(text)).toBe(message);
});

test('keeps the leading zero', () => {
  expect(parsePostalCode('01310-100')).toBe('01310100');
  expect(formatPostalCode('01310100')).toBe('01310-100');
});

test('shows an unfinished code as it is', () => {
  expect(formatPostalCode('0131')).toBe('0131');
});
