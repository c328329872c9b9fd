import { ball } from './ball';
import type { Campaign, Product } from './campaigns';
import { chanceOf } from './chance';
import { ink, type Palette } from './colours';
import { skirtOutline } from './dancer';
import { doily } from './doily';
import { lettering, widthOf } from './lettering';
import { mark, markOnLight } from './mark';
import { drawing, el } from './svg';
import { tiles } from './tile';

const [width, height, stubAt] = [640, 420, 420];
const stubLeft = 456;
const stubRight = 610;

const outline =
  'M28 0H404A16 16 0 0 0 436 0H612A28 28 0 0 1 640 28V392A28 28 0 0 1 612 420H436A16 16 0 0 0 404 420H28' +
  'A28 28 0 0 1 0 392V28A28 28 0 0 1 28 0Z';

/** The whole ticket, 640 x 420: tiles and doily on the left, the stub with name, series, six fields and price. */
export function cartela({ code, lines, series, palette }: Campaign): string {
  return ticket({ seed: `cartela-${code}`, lines, series, palette, content: fields });
}

/** The ticket of a further title of a campaign: drawn numbers take the place of the six fields. */
export function productCartela({ code, series }: Campaign, product: Product): string {
  const { lines, palette } = product;
  return ticket({ seed: `cartela-${code}-${product.code}`, lines, series, palette, content: numbers });
}

interface Ticket extends Pick<Campaign, 'lines' | 'series' | 'palette'> {
  seed: string;
  /** What the stub shows between name and price. */
  content: (stub: Palette['stub']) => string;
}

function ticket({ seed, palette, ...words }: Ticket): string {
  const field = tiles(palette, { columns: 4, rows: 4, size: 105 }, chanceOf(seed));
  const perforation = el('path', {
    d: `M${stubAt} 24V${height - 22}`,
    stroke: palette.stub === ink.mango ? ink.navy : ink.white,
    'stroke-width': 3,
    'stroke-dasharray': '0 8',
    'stroke-linecap': 'round',
  });
  return drawing(
    [0, 0, width, height],
    el('defs', {}, el('clipPath', { id: 'cartela' }, el('path', { d: outline }))),
    skirtOutline,
    el(
      'g',
      { 'clip-path': 'url(#cartela)' },
      el('rect', { width: stubAt, height, fill: palette.ground }),
      field,
      el('g', { transform: 'translate(210 210)' }, doily(palette, 136)),
      el('rect', { x: stubAt, width: width - stubAt, height, fill: palette.stub }),
      perforation,
      stub(words, palette),
    ),
  );
}

/** The picture of a list: 200 x 150, tiles and doily. */
export function front({ code, palette }: Campaign): string {
  return drawing(
    [0, 0, 200, 150],
    skirtOutline,
    el('rect', { width: 200, height: 150, fill: palette.ground }),
    tiles(palette, { columns: 4, rows: 3, size: 50 }, chanceOf(`frente-${code}`)),
    el('g', { transform: 'translate(100 75)' }, doily(palette, 51)),
  );
}

function stub(
  { lines, series, content }: Pick<Ticket, 'lines' | 'series' | 'content'>,
  { stub: paper }: Palette,
): string {
  const isMango = paper === ink.mango;
  const words = isMango ? ink.navy : ink.white;
  const room = stubRight - stubLeft;
  let y = 46;
  const name = lines.map((line) => {
    const size = Math.min(56, (56 * room) / widthOf(line, 56, 800), line.length > 7 ? 38 : 56);
    y += size * 0.95;
    return lettering(line, { x: stubLeft, y, size, weight: 800, fill: words });
  });
  const seriesFill = isMango ? ink.navy : ink.mango;
  return [
    ...name,
    lettering(`Série ${series}`, { x: stubLeft, y: y + 34, size: 24, weight: 600, fill: seriesFill }),
    content(paper),
    lettering('R$ 5,00', { x: stubLeft, y: 384, size: 34, weight: 800, fill: words }),
  ].join('');
}

function fields(paper: Palette['stub']): string {
  const isMango = paper === ink.mango;
  const fill = isMango ? ink.navy : ink.white;
  const opened = (column: number, row: number) => column === row;
  const colours = isMango ? { ...markOnLight, flower: ink.butter, core: ink.coral } : markOnLight;
  return [0, 1]
    .flatMap((row) =>
      [0, 1, 2].map((column) => {
        const [x, y] = [stubLeft + column * 54, 214 + row * 62];
        const place = { x, y, width: 46, height: 54, rx: 10, fill };
        if (!opened(column, row)) return el('rect', { ...place, 'fill-opacity': 0.2 });
        return (
          el('rect', place) +
          el('g', { transform: `translate(${x + 23} ${y + 27}) scale(.62)` }, mark(colours))
        );
      }),
    )
    .join('');
}

function numbers(): string {
  const rims = [ink.coral, ink.mango, ink.leaf, ink.sky];
  return ['3', '8', '1', '5']
    .map((digit, place) => {
      const [x, y] = [stubLeft + 36 + (place % 2) * 80, 222 + Math.floor(place / 2) * 74];
      return ball([x, y, 34, rims[place] ?? ink.mango, digit]);
    })
    .join('');
}
