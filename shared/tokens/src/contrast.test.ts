import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const css = readFileSync(resolve(__dirname, '../css/tokens.css'), 'utf8');

const moreContrast = css.slice(css.indexOf('@media (--more-contrast)'));

/** A colour as `sources` have it: the first that names it decides. */
function hexOf(name: string, sources: readonly string[]): string {
  const value =
    sources.map((source) => new RegExp(`--${name}: ([^;]+);`).exec(source)?.[1]).find(Boolean) ?? '';
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return alias ? hexOf(alias, sources) : value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, sources = [css]): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(hexOf(name, sources)))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['white', 'navy-900'],
  ['white', 'navy-700'],
  ['ink', 'mango-500'],
  ['ink-2', 'page'],
  ['ink-3', 'disabled'],
  ['ink-2', 'track'],
  ['amber-800', 'butter-100'],
  ['leaf-700', 'leaf-100'],
  ['red-700', 'red-100'],
  ['blue-700', 'sky-100'],
  ['dark-text', 'navy-950'],
  ['dark-text-2', 'navy-950'],
])('a customer can read %s on %s (4.5:1)', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test('the border of a control stands out from the page (3:1)', () => {
  expect(contrast('line-strong', 'page')).toBeGreaterThanOrEqual(3);
});

test.each([
  ['ink-2', 'page'],
  ['ink-2', 'sky-100'],
  ['ink-3', 'disabled'],
  ['amber-800', 'butter-100'],
  ['leaf-700', 'leaf-100'],
  ['red-700', 'red-100'],
  ['blue-700', 'sky-100'],
  ['dark-text-2', 'navy-950'],
])('a customer who asks for more contrast reads %s on %s (7:1)', (text, ground) => {
  expect(contrast(text, ground, [moreContrast, css])).toBeGreaterThanOrEqual(7);
});

test('a customer who asks for more contrast sees the lines of a card (3:1)', () => {
  expect(contrast('line', 'page', [moreContrast, css])).toBeGreaterThanOrEqual(3);
});
