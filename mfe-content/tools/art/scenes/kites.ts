import { ink } from '../colours';
import { drawing, el } from '../svg';
import { waves } from './sea';
import { sun } from './sun';

interface Kite {
  at: readonly [x: number, y: number];
  turn: number;
  scale: number;
  sail: string;
  top: string;
  bows: readonly [string, string, string];
}

const bowAt = [
  [4, 88],
  [-4, 122],
  [1, 158],
] as const;

function kite({ at, turn, scale, sail, top, bows }: Kite): string {
  const bow = (fill: string, index: number) =>
    el('path', {
      d: 'M0 0L-15-9V9ZM0 0L15-9V9Z',
      fill,
      transform: `translate(${(bowAt[index] ?? bowAt[0]).join(' ')})`,
    });
  return el(
    'g',
    { transform: `translate(${at.join(' ')}) rotate(${turn}) scale(${scale})` },
    el('path', { d: 'M0-46L36 0L0 58L-36 0Z', fill: sail }),
    el('path', { d: 'M0-46L36 0H-36Z', fill: top }),
    el('path', {
      d: 'M0 58C14 84-16 104 2 132S-8 176 6 196',
      fill: 'none',
      stroke: ink.navy,
      'stroke-width': 2.6,
    }),
    ...bows.map(bow),
  );
}

const { navy, coral, mango, leaf, sea, butter } = ink;
const kites: readonly Kite[] = [
  { at: [300, 96], turn: 14, scale: 1, sail: coral, top: mango, bows: [navy, leaf, coral] },
  { at: [176, 112], turn: -12, scale: 0.66, sail: navy, top: sea, bows: [coral, mango, coral] },
  { at: [462, 142], turn: 20, scale: 0.6, sail: leaf, top: butter, bows: [mango, navy, mango] },
];

/** Three kites above the waves, 571 x 300. */
export function kitesScene(): string {
  return drawing(
    [0, 0, 571, 300],
    el('rect', { width: 571, height: 300, fill: ink.sky }),
    el('g', { transform: 'translate(96 84)' }, sun(46)),
    el('path', { d: 'M400 78a26 26 0 0 1 52 0a20 20 0 0 1 38 0z', fill: ink.white }),
    el('path', { d: 'M196 192a22 22 0 0 1 44 0a17 17 0 0 1 32 0z', fill: ink.white }),
    ...kites.map(kite),
    waves({ width: 571, y: 306, radius: 24, shift: -10, fill: ink.sea }),
    waves({ width: 571, y: 322, radius: 24, shift: -34, fill: ink.navy700 }),
  );
}
