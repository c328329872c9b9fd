/** @jest-environment node */
import type { FaqItem } from '#content/faq.schema.ts';
import { matching } from './matching';

const question = (id: number, resumo: string, answer: string): FaqItem => ({
  id,
  resumo,
  resposta: [{ kind: 'paragraph', line: [answer] }],
  dataAtualizacao: '2026-09-14T13:00:00.000Z',
  status: 'publico',
});

const questions = [
  question(1, 'Quanto custa?', 'Cada título custa R$\u00a05,00.'),
  question(2, 'É seguro?', 'Sim.'),
];

test.each([
  ['words of the summary', 'quanto', [1]],
  ['words of the answer', 'cada título', [1]],
  ['another case, accents included', 'É SEGURO', [2]],
  ['part of a word', 'segur', [2]],
  ['an amount typed with a plain space', 'R$ 5,00', [1]],
  ['spaces around', '  sim ', [2]],
  ['nothing', '', [1, 2]],
  ['words that are nowhere', 'bicicleta', []],
])('finds by %s', (_how, words, found) => {
  expect(matching(questions, words).map(({ id }) => id)).toEqual(found);
});
