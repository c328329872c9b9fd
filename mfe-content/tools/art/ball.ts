import { ink } from './colours';
import { lettering } from './lettering';
import { disc, el } from './svg';

/** A drawn number: where its middle is, its radius, the colour of its rim, its digit. */
export type Ball = readonly [x: number, y: number, radius: number, rim: string, digit: string];

/** A ball of the draw with its digit. */
export function ball([x, y, radius, rim, digit]: Ball): string {
  const size = radius * 1.15;
  return el(
    'g',
    { transform: `translate(${x} ${y})` },
    disc([0, 0], radius, rim),
    disc([0, 0], radius * 0.66, ink.white),
    lettering(digit, { x: 0, y: size * 0.36, size, weight: 800, fill: ink.navy, anchor: 'middle' }),
  );
}
