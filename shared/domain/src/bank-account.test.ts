import {
  accountDigitRule,
  accountRule,
  agencyRule,
  formatBankAccount,
  parseBankAccount,
} from './bank-account';

test.each([
  ['1', undefined],
  ['123456789012345', undefined],
  ['', 'Agência inválida'],
  ['1234567890123456', 'Agência inválida'],
  ['12a', 'Agência inválida'],
])('validates the agency %j', (text, message) => {
  expect(agencyRule(text)).toBe(message);
});

test.each([
  ['00210169', undefined],
  ['1234567890123456', 'Conta inválida'],
  ['12-3', 'Conta inválida'],
])('validates the account %j', (text, message) => {
  expect(accountRule(text)).toBe(message);
});

test.each([
  ['0', undefined],
  ['9', undefined],
  ['X', undefined],
  ['x', undefined],
  ['', 'Dígito inválido'],
  ['P', 'Dígito inválido'],
  ['12', 'Dígito inválido'],
])('validates the check digit %j', (text, message) => {
  expect(accountDigitRule(text)).toBe(message);
});

test('joins account and digit, with the X of Banco do Brasil in upper case (C57)', () => {
  expect(formatBankAccount({ account: '00000006', digit: 'x' })).toBe('00000006-X');
  expect(formatBankAccount({ account: '00210169', digit: '0' })).toBe('00210169-0');
});

test.each([
  ['00000006-X', { account: '00000006', digit: 'X' }],
  ['00000006-x', { account: '00000006', digit: 'X' }],
  ['210169-0', { account: '210169', digit: '0' }],
  ['210169', undefined],
  ['-1', undefined],
  ['', undefined],
])('takes %j apart', (text, account) => {
  expect(parseBankAccount(text)).toEqual(account);
});
