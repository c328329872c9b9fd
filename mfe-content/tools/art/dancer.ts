import { disc, el } from './svg';

const skirt = 'M-21 0C-17-17-8-25-6.5-43Q0-50 6.5-43C8-25 17-17 21 0Q0 8-21 0Z';
const headRadius = 9;

/** Where an arm begins on a dancer of scale 1, and how thick it is. */
export const arm = { x: 5, y: -41, width: 6 } as const;

/** How much smaller a child is. */
export const childScale = 0.74;

/** The outline that keeps a pattern inside a skirt. Once per drawing. */
export const skirtOutline = el('defs', {}, el('clipPath', { id: 'saia' }, el('path', { d: skirt })));

/** What a dancer wears and the colour of the head. */
export interface Look {
  skirt: string;
  trim: string;
  head: string;
}

const stripe = (y: number, stroke: string) =>
  el('path', { d: `M-30 ${y}Q0 ${y + 7} 30 ${y}`, fill: 'none', stroke, 'stroke-width': 3.4 });

const patterns: readonly ((trim: string) => string)[] = [
  (trim) => el('path', { d: 'M-30-4Q0 4 30-4V12H-30Z', fill: trim }),
  (trim) =>
    [-13, -4.5, 4.5, 13].map((x) => disc([x, Math.abs(x) > 5 ? -5 : -6], 2.6, trim)).join('') +
    [-7, 0, 7].map((x) => disc([x, -15.5], 2.2, trim)).join(''),
  (trim) => stripe(-11, trim) + stripe(-3, trim),
  (trim) => [-16, -5.4, 5.4, 16].map((x) => disc([x, 2.5], 5.6, trim)).join(''),
];

/** A dancer standing at 0,0, head up. The pattern of the skirt is one of four, taken in turn. */
export function dancer({ skirt: fill, trim, head }: Look, turn: number): string {
  const pattern = patterns[turn % patterns.length]?.(trim) ?? '';
  return (
    el('path', { d: skirt, fill }) +
    el('g', { 'clip-path': 'url(#saia)' }, pattern) +
    disc([0, -57.5], headRadius, head)
  );
}
