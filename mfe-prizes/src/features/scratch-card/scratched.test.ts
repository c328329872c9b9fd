/** @jest-environment node */
import { isScratched, revealedShare } from './scratched';

/** Pixels whose cover has these alphas. */
const pixels = (...alphas: number[]) =>
  Uint8ClampedArray.from(alphas.flatMap((alpha) => [255, 181, 46, alpha]));
/** The zone's 115 by 36 pixels, this many of them wiped away. */
const zoneWith = (clear: number) =>
  pixels(...Array.from({ length: 115 * 36 }, (_, at) => (at < clear ? 0 : 255)));

test.each([
  ['untouched', pixels(255, 255, 255, 255), 0],
  ['half gone', pixels(0, 255, 0, 255), 0.5],
  ['all gone', pixels(0, 0), 1],
  ['the soft edge of a stroke, more cover than not', pixels(128, 200), 0],
  ['the soft edge of a stroke, less cover than not', pixels(127, 1), 1],
  ['nothing to see', pixels(), 0],
])('the revealed share of a zone: %s', (_case, data, share) => {
  expect(revealedShare(data)).toBe(share);
});

test.each([
  ['under 80 %', 3311, false],
  ['exactly 80 %', 3312, true],
  ['all of it', 4140, true],
  ['nothing', 0, false],
])('a cell with %s of its 4140 pixels revealed', (_case, clear, expected) => {
  expect(isScratched(revealedShare(zoneWith(clear)))).toBe(expected);
});
