import { required, requiredSaying } from './required';

test.each([
  ['', 'Todos os campos obrigatórios devem ser preenchidos.'],
  [undefined, 'Todos os campos obrigatórios devem ser preenchidos.'],
  [null, 'Todos os campos obrigatórios devem ser preenchidos.'],
  [' ', undefined],
  ['0', undefined],
  [0, undefined],
  [false, undefined],
])('judges %j', (value, message) => {
  expect(required(value)).toBe(message);
});

test('asks in the words of one screen', () => {
  expect(requiredSaying('Campo obrigatório')('')).toBe('Campo obrigatório');
});
