import { fullNameRule, parseFullName } from './full-name';

test.each([
  'Marina Souza',
  'Ana Lúcia da Conceição',
  'João Paulo 2',
  'Li Na',
  ' Marina Souza ',
  'Marina  Souza',
  'A B',
  'Müller Ñandú',
  'Joa\u0303o Souza',
  "Ana D'Ávila",
  'Ana D’Ávila',
  'Ana-Maria Souza',
  "Sant'Anna-Lima Filho",
])('takes %j', (text) => {
  expect(fullNameRule(text)).toBeUndefined();
});

test.each([
  '',
  '   ',
  'Marina',
  'Marina ',
  'Jo',
  "Ana 'Ávila",
  "Ana D' Ávila",
  'Ana -Maria',
  'Ana- Maria',
  'Ana--Maria Souza',
  "Ana D'-Ávila",
  'Ana-Maria',
  'Ana D`Ávila',
  'Marina Souza!',
  'Marina @ Souza',
  '😀 Souza',
])('refuses %j', (text) => {
  expect(fullNameRule(text)).toBe('Nome inválido');
});

test('leaves one space between the words and composes the accents', () => {
  expect(parseFullName('  Joa\u0303o   Souza ')).toBe('João Souza');
});
