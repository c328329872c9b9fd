import { brazilianStates, formatState, parseState, stateRule } from './brazilian-state';

test('lists the 27 federative units by name and code', () => {
  const shown = brazilianStates.map(formatState);

  expect(new Set(brazilianStates.map(({ code }) => code)).size).toBe(27);
  expect(shown).toContain('Distrito Federal - DF');
  expect(shown.at(0)).toBe('Acre - AC');
  expect(shown.at(-1)).toBe('Tocantins - TO');
  expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other, 'pt-BR')));
});

test.each([
  ['PE', 'Pernambuco'],
  ['pe ', 'Pernambuco'],
  ['XX', undefined],
  ['', undefined],
])('knows the code %j', (text, name) => {
  expect(parseState(text)?.name).toBe(name);
});

test('asks for a state until one is chosen', () => {
  expect(stateRule('')).toBe('Todos os campos obrigatórios devem ser preenchidos.');
  expect(stateRule('SP')).toBeUndefined();
});
