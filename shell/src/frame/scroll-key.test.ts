/** @jest-environment node */
import { createScrollKey } from './scroll-key';

const at = (key: string, path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { key, pathname, search, hash, state: null, unstable_mask: undefined };
};

test('a new path has a scroll of its own', () => {
  const keyOf = createScrollKey();
  expect(keyOf(at('a', '/'))).toBe('a');
  expect(keyOf(at('b', '/resultado'))).toBe('b');
});

test('Back finds the scroll of its entry again, and the same path again starts at the top', () => {
  const keyOf = createScrollKey();
  keyOf(at('a', '/resultado'));
  keyOf(at('b', '/'));
  expect(keyOf(at('a', '/resultado'))).toBe('a');
  keyOf(at('b', '/'));
  expect(keyOf(at('c', '/resultado'))).toBe('c');
});

test('a change of the query alone keeps the scroll', () => {
  const keyOf = createScrollKey();
  keyOf(at('a', '/FAQ/Lista'));
  expect(keyOf(at('b', '/FAQ/Lista?busca=prêmio'))).toBe('a');
  expect(keyOf(at('c', '/FAQ/Lista?busca=título'))).toBe('a');
});

test('a link to a place on the same page goes to that place', () => {
  const keyOf = createScrollKey();
  keyOf(at('a', '/termos-de-uso'));
  expect(keyOf(at('b', '/termos-de-uso#conta'))).toBe('b');
});

test('the first pages of two visits in one tab do not share their scroll', () => {
  const first = createScrollKey()(at('default', '/politica-de-privacidade'));
  const second = createScrollKey()(at('default', '/termos-de-uso#premios'));
  expect(second).not.toBe(first);
  expect(createScrollKey()(at('default', '/politica-de-privacidade'))).toBe(first);
});
