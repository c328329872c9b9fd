import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { el, round } from './svg';

const { resolve } = createRequire(import.meta.url);

/** The weights of Gabarito that the art uses. */
type Weight = 600 | 700 | 800;

/** Words to draw. `y` is their base line; `anchor` says what `x` is. */
export interface Lettering {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  fill: string;
  anchor?: 'start' | 'middle';
}

/** Words as one shape, so that a picture needs no font. */
export function lettering(words: string, { x, y, size, weight, fill, anchor }: Lettering): string {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const run = font.layout(words);
  const begin = anchor === 'middle' ? -(run.advanceWidth * scale) / 2 : 0;
  const starts = run.positions.reduce(
    (pens, { xAdvance }) => [...pens, (pens.at(-1) ?? 0) + xAdvance * scale],
    [begin],
  );
  const shapes = run.glyphs.map((glyph, index) =>
    glyph.path
      .scale(scale, -scale)
      .translate(starts[index] ?? begin, 0)
      .toSVG(),
  );
  const d = shapes.join('').replace(/-?\d+\.\d+(e-\d+)?/g, (number) => String(round(Number(number))));
  return el('path', { transform: `translate(${round(x)} ${round(y)})`, d, fill });
}

/** How wide the words would be. */
export function widthOf(words: string, size: number, weight: Weight): number {
  const font = fontOf(weight);
  return (font.layout(words).advanceWidth * size) / font.unitsPerEm;
}

const open = new Map<Weight, fontkit.Font>();

function fontOf(weight: Weight): fontkit.Font {
  const known = open.get(weight) ?? openFont(weight);
  open.set(weight, known);
  return known;
}

function openFont(weight: Weight): fontkit.Font {
  const file = resolve(`@fontsource/gabarito/files/gabarito-latin-${weight}-normal.woff2`);
  const font = fontkit.openSync(file);
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`);
  return font;
}
