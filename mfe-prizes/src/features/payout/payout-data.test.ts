/** @jest-environment node */
import { parse } from 'valibot';
import { user } from '@site/contracts/api/users';
import banks from '@site/contracts/examples/banks.json';
import example from '@site/contracts/examples/payout-request.json';
import userExample from '@site/contracts/examples/user.json';
import { accountTypeName, payoutRequestOf } from './payout-data';

const customer = parse(user, userExample);
const values = { bank: '001', accountType: '1', agency: '1584', account: '00000006', digit: 'x' };

test('the request holds the bank, the account with its digit, the holder and the digits of the CPF', () => {
  expect(payoutRequestOf(values, banks, { ...customer, cpf: '529.982.247-25' })).toEqual(example);
});

test('a zero is a digit', () => {
  const { accountInfo } = payoutRequestOf({ ...values, digit: '0' }, banks, customer);
  expect(accountInfo.accountNumber).toBe('00000006-0');
});

test('2 is a savings account', () => {
  const { accountInfo } = payoutRequestOf({ ...values, accountType: '2' }, banks, customer);
  expect(accountInfo.accountType).toBe('CONTA_POUPANCA');
});

test.each([
  ['1', 'Conta corrente'],
  ['2', 'Conta poupança'],
  ['CONTA_CORRENTE', 'Conta corrente'],
  ['CONTA_POUPANCA', 'Conta poupança'],
  ['CONTA_SALARIO', 'CONTA_SALARIO'],
])('the account type %s reads "%s"', (type, words) => {
  expect(accountTypeName(type)).toBe(words);
});
