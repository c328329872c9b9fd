/** @jest-environment node */
import { parse } from 'valibot';
import { titleDetail, type TitleDetail } from '@site/contracts/api/title-detail';
import example from '@site/contracts/examples/title-detail.json';
import { cardOf, isComplete, keepOpen, winningItems } from './card';

/** A title whose cells show these words; '' is a covered cell. */
function titleWith(words: string[], winner = false): TitleDetail {
  const title = parse(titleDetail, example);
  return {
    ...title,
    modalities: title.modalities.map((modality) =>
      modality.section === 'raspe'
        ? {
            ...modality,
            data: {
              ...modality.data,
              winner,
              raspadinha: words.map((TextoFundo, at) => ({
                Item: at + 1,
                ImagemFrente: '/capa.svg',
                ImagemFundo: `/fundo/${at}.svg`,
                Aberto: TextoFundo !== '',
                TextoFundo,
              })),
            },
          }
        : modality,
    ),
  };
}

const cardWith = (words: string[], winner = false) => {
  const card = cardOf(titleWith(words, winner));
  if (!card) throw new Error('the example has a card');
  return card;
};

const trio = ['R$ 5', 'R$ 100', 'R$ 5', 'R$ 20', 'R$ 5', 'R$ 1.000'];

test('a title without a scratch card has none', () => {
  expect(cardOf({ ...titleWith([]), modalities: [] })).toBeUndefined();
  expect(cardOf(undefined)).toBeUndefined();
});

test.each([
  [trio, true],
  [['R$ 5', ''], false],
  [[], false],
])('cells %j are a complete card: %s', (words, expected) => {
  expect(isComplete(cardWith(words))).toBe(expected);
});

test('the trio of a winning card are the cells that show the same value three times', () => {
  expect([...winningItems(cardWith(trio, true))]).toEqual([1, 3, 5]);
});

test.each([
  ['has not won', trio, false],
  ['is not complete', ['R$ 5', 'R$ 5', 'R$ 5', ''], true],
])('a card that %s shows no trio', (_case, words, winner) => {
  expect(winningItems(cardWith(words, winner)).size).toBe(0);
});

test('a card whose cells the server does not put in words shows no trio', () => {
  const card = cardWith(trio, true);
  const silent = { ...card, raspadinha: card.raspadinha.map((cell) => ({ ...cell, TextoFundo: '' })) };
  expect(winningItems(silent).size).toBe(0);
});

test('an older response that arrives late closes no cell again', () => {
  const kept = cardOf(keepOpen(titleWith(['R$ 5', 'R$ 100', '']), titleWith(['R$ 5', '', 'R$ 20'])));
  expect(kept?.raspadinha.map(({ TextoFundo }) => TextoFundo)).toEqual(['R$ 5', 'R$ 100', 'R$ 20']);
});
