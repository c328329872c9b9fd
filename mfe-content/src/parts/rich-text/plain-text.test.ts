/** @jest-environment node */
import { plainText } from './plain-text';

test('reads paragraphs, lists and tables as words', () => {
  expect(
    plainText([
      { kind: 'paragraph', line: ['Veja ', { text: 'Resultados', link: '/resultado' }, '.'] },
      { kind: 'list', ordered: true, items: [[{ strong: 'Abra' }, ' o título.'], ['Raspe.']] },
      { kind: 'table', head: [['Tipo'], ['Validade']], rows: [[['Visita'], ['1 dia']]] },
    ]),
  ).toBe('Veja Resultados.\nAbra o título.\nRaspe.\nTipo Validade\nVisita 1 dia');
});
