import { dddOf, dddRule, formatPhone, localNumberOf, parsePhone, phoneRule } from './phone';

test.each([
  '+55 (11) 98765-4321',
  '5511987654321',
  '0055 11 98765 4321',
  '(11) 98765-4321',
  '11987654321',
  '011 98765-4321',
  '0 21 11 98765-4321',
])('finds the area code and the number in %j', (text) => {
  expect(parsePhone(text)).toEqual({ ddd: '11', phone: '987654321' });
  expect(localNumberOf(text)).toBe('987654321');
  expect(dddOf(text)).toBe('11');
});

test.each([
  ['55 98765-4321', { ddd: '55', phone: '987654321' }],
  ['+55 55 98765-4321', { ddd: '55', phone: '987654321' }],
  ['(81) 3333-4444', { ddd: '81', phone: '33334444' }],
  ['+55 81 3333 4444', { ddd: '81', phone: '33334444' }],
])('reads %j', (text, phone) => {
  expect(parsePhone(text)).toEqual(phone);
});

test.each(['', '98765-4321', '3333-4444', '11 98765-432', '11 98765-43210', '0800 729 0800', 'abc'])(
  'leaves %j as a local number or no number',
  (text) => {
    expect(parsePhone(text)).toBeUndefined();
    expect(localNumberOf(text)).toBe(text);
  },
);

test('drops the trunk zero of an area code', () => {
  expect(dddOf('011')).toBe('11');
});

test.each([
  ['33334444', undefined],
  ['3333-4444', undefined],
  ['98765-4321', undefined],
  ['', 'Telefone inválido'],
  ['8765432', 'Telefone inválido'],
  ['9876543210', 'Telefone inválido'],
])('validates the phone %j', (text, message) => {
  expect(phoneRule(text)).toBe(message);
});

test.each([
  ['11', undefined],
  ['', 'O tamanho mínimo do DDD é 2 caracteres'],
  ['1', 'O tamanho mínimo do DDD é 2 caracteres'],
  ['111', 'O tamanho máximo do DDD é 2 caracteres'],
])('validates the area code %j', (text, message) => {
  expect(dddRule(text)).toBe(message);
});

test.each([
  ['987654321', '(11) 98765-4321'],
  ['33334444', '(11) 3333-4444'],
])('shows the number %s as %s', (phone, shown) => {
  expect(formatPhone({ ddd: '11', phone })).toBe(shown);
});
