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
])('judges the address %j', (text, message) => {
  expect(addressRule(text)).toBe(message);
});

test.each([
  ['Ó', undefined],
  ['25 de Março', undefined],
  ['', 'Bairro inválido'],
  ['...', 'Bairro inválido'],
])('judges the neighborhood %j', (text, message) => {
  expect(neighborhoodRule(text)).toBe(message);
});

test.each([
  ['Olinda', undefined],
  ['  ', 'Cidade inválida'],
  ['-', 'Cidade inválida'],
])('judges the city %j', (text, message) => {
  expect(cityRule(text)).toBe(message);
});

test.each([
  ['0', undefined],
  ['12345', undefined],
  ['', 'Número inválido'],
  ['123456', 'Número inválido'],
  ['12A', 'Número inválido'],
])('judges the house number %j', (text, message) => {
  expect(houseNumberRule(text)).toBe(message);
});
