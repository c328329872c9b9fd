import { cpfRule } from './cpf';
import { required } from './required';
import { all, sameAs, withMessage } from './rule';

test.each([
  ['', 'Todos os campos obrigatórios devem ser preenchidos.'],
  ['123', 'CPF inválido'],
  ['52998224725', undefined],
])('shows the first message of several rules for %j', (value, message) => {
  expect(all(required, cpfRule)(value)).toBe(message);
});

test('says a rule in other words', () => {
  const loginCpf = withMessage('CPF ou senha inválido(a)', cpfRule);

  expect(loginCpf('123')).toBe('CPF ou senha inválido(a)');
  expect(loginCpf('52998224725')).toBeUndefined();
});

test.each([
  ['segredo1', undefined],
  ['Segredo1', 'As senhas não coincidem. Tente novamente.'],
  ['', 'As senhas não coincidem. Tente novamente.'],
])('compares %j with the field that it repeats', (repeated, message) => {
  const rule = sameAs('password', 'As senhas não coincidem. Tente novamente.');

  expect(rule(repeated, { password: 'segredo1' })).toBe(message);
});
