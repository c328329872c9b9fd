/** @jest-environment node */
import { bankGroups, searchBanks } from './banks';

const banks = {
  destaque: ['104', '001', '999'],
  lista: {
    '001': 'Banco do Brasil',
    '104': 'Caixa Econômica Federal',
    '756': 'Sicoob',
    '077': 'Inter',
    '070': 'BRB - Banco de Brasília',
    '461': 'Água Pagamentos',
  },
};

test('highlighted banks come first, in the order of the list; the others by name', () => {
  const { highlighted, others } = bankGroups(banks);
  expect(highlighted.map(({ code }) => code)).toEqual(['104', '001']);
  expect(others.map(({ name }) => name)).toEqual([
    'Água Pagamentos',
    'BRB - Banco de Brasília',
    'Inter',
    'Sicoob',
  ]);
});

test.each([
  ['', ['104', '001'], ['461', '070', '077', '756']],
  ['brasil', ['001'], ['070']],
  ['BRASÍLIA', [], ['070']],
  ['economica', ['104'], []],
  ['07', [], ['070', '077']],
  ['  sicoob ', [], ['756']],
  ['banco nenhum', [], []],
])('a search for "%s"', (search, highlighted, others) => {
  const found = searchBanks(bankGroups(banks), search, '');
  expect(found.highlighted.map(({ code }) => code)).toEqual(highlighted);
  expect(found.others.map(({ code }) => code)).toEqual(others);
});

test('a search does not lose the bank that is chosen', () => {
  const found = searchBanks(bankGroups(banks), 'inter', '001');
  expect(found.highlighted.map(({ code }) => code)).toEqual(['001']);
  expect(found.others.map(({ code }) => code)).toEqual(['077']);
});
