import { ink } from '../colours';
import { mark, markOnLight } from '../mark';
import { disc, dotted, drawing, el } from '../svg';
import { petals } from '../tile';

const isOpen = (column: number, row: number) => column === row;

function field(column: number, row: number): string {
  const place = `translate(${34 + column * 54} ${24 + row * 64})`;
  const paper = el('rect', {
    width: 46,
    height: 56,
    rx: 10,
    fill: isOpen(column, row) ? ink.white : ink.mango,
  });
  const picture = isOpen(column, row)
    ? el(
        'g',
        { transform: 'translate(23 28) scale(.62)' },
        mark({ ...markOnLight, heads: [ink.coral, ink.sea] }),
      )
    : el('g', { transform: 'translate(0 5)' }, petals(46, ink.mango600));
  return el('g', { transform: place }, paper, picture);
}

/** Six fields, two of them scratched, and the coin, 290 x 168. */
export function scratchCard(): string {
  const coin = el(
    'g',
    { transform: 'translate(236 104)' },
    disc([0, 0], 38, ink.navy),
    disc([0, 0], 31, ink.mango),
    dotted(25, ink.mango600, { width: 3, gap: 10 }),
    mark({ flower: ink.navy, core: ink.coral, heads: [ink.navy] }),
  );
  return drawing(
    [0, 0, 290, 168],
    el('rect', { width: 290, height: 168, fill: ink.sky }),
    disc([262, 150], 84, ink.sea),
    ...[0, 1].flatMap((row) => [0, 1, 2].map((column) => field(column, row))),
    coin,
  );
}
