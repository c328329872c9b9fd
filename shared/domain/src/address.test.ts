import { addressRule, cityRule, houseNumberRule, neighborhoodRule } from './address';

test.each([
  ['Rua A', undefined],
  ['R1', undefined],
  ['É,', undefined],
  ['', 'Endereço inválido'],
  ['A', 'Endereço inválido'],
  [' A ', 'Endereço inválido'],
  ['--', 'Endereço inválido'],
  ['   ', 'Endereço inválido'],
])('validates the address %j', (text, message) => {
  expect(addressRule(text)).toBe(message);
});

test.each([
  ['Ó', undefined],
  ['25 de Março', undefined],
  ['', 'Bairro inválido'],
  ['...', 'Bairro inválido'],
])('validates the neighborhood %j', (text, message) => {
  expect(neighborhoodRule(text)).toBe(message);
});

test.each([
  ['Olinda', undefined],
  ['  ', 'Cidade inválida'],
  ['-', 'Cidade inválida'],
])('validates the city %j', (text, message) => {
  expect(cityRule(text)).toBe(message);
});

test.each([
  ['0', undefined],
  ['12345', undefined],
  ['', 'Número inválido'],
  ['123456', 'Número inválido'],
  ['12A', 'Número inválido'],
])('validates the house number %j', (text, message) => {
  expect(houseNumberRule(text)).toBe(message);
});
