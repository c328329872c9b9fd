import { ink } from '../colours';
import { disc, drawing, el } from '../svg';

const ground = 264;

interface House {
  x: number;
  top: number;
  width: number;
  wall: string;
  roof: string;
  door: string;
  windows: number;
}

const window_ = (x: number) =>
  el(
    'g',
    { transform: `translate(${x} 186)` },
    el('path', { d: 'M0 44V18a17 17 0 0 1 34 0V44Z', fill: ink.white }),
    el('path', { d: 'M5 39V18a12 12 0 0 1 24 0V39Z', fill: ink.navy }),
    el('path', { d: 'M17 6V39', stroke: ink.white, 'stroke-width': 3 }),
  );

function house({ x, top, width, wall, roof, door, windows }: House): string {
  const left = x + 18;
  return [
    el('path', { d: `M${x - 7} ${top}L${x + width / 2} ${top - 34}L${x + width + 7} ${top}Z`, fill: roof }),
    el('rect', { x, y: top, width, height: ground - top, fill: wall }),
    el('rect', { x, y: top, width, height: 9, fill: ink.white, 'fill-opacity': 0.55 }),
    el('path', { d: `M${left} ${ground}V202a20 20 0 0 1 40 0V${ground}Z`, fill: ink.white }),
    el('path', { d: `M${left + 6} ${ground}V203a14 14 0 0 1 28 0V${ground}Z`, fill: door }),
    ...Array.from({ length: windows }, (_, turn) => window_(x + 72 + turn * 48)),
  ].join('');
}

function bunting(): string {
  const colours = [ink.coral, ink.navy, ink.leaf, ink.mango, ink.sea];
  const flags = Array.from({ length: 19 }, (_, turn) => {
    const x = 6 + turn * 30;
    const along = (x + 9) / 571;
    const y = 28 + 4 * 32 * along * (1 - along);
    return el('path', { d: `M${x} ${y.toFixed(1)}h18v24l-9-8l-9 8z`, fill: colours[turn % colours.length] });
  });
  const string = el('path', {
    d: 'M-6 28Q285 92 577 28',
    fill: 'none',
    stroke: ink.navy,
    'stroke-width': 2.5,
  });
  return string + flags.join('');
}

const mangoTree = (): string =>
  el('rect', { x: 490, y: 180, width: 16, height: 90, rx: 6, fill: ink.trunk }) +
  [
    [498, 146, 50],
    [468, 172, 28],
    [532, 172, 31],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc([x, y], r, ink.leaf))
    .join('') +
  [
    [478, 160],
    [506, 130],
    [532, 176],
    [498, 178],
  ]
    .map(([cx, cy]) => el('ellipse', { cx, cy, rx: 7, ry: 9, fill: ink.mango }))
    .join('');

const { coral, navy, sea, clay, mango, leaf } = ink;
const street: readonly House[] = [
  { x: 24, top: 156, width: 120, wall: coral, roof: navy, door: navy, windows: 1 },
  { x: 150, top: 138, width: 172, wall: sea, roof: clay, door: coral, windows: 2 },
  { x: 328, top: 162, width: 120, wall: mango, roof: navy, door: leaf, windows: 1 },
];

/** Little houses in a row, a mango tree and bunting, 571 x 300. */
export function housesScene(): string {
  return drawing(
    [0, 0, 571, 300],
    el('rect', { width: 571, height: 300, fill: ink.butter }),
    bunting(),
    ...street.map(house),
    mangoTree(),
    el('rect', { y: ground, width: 571, height: 36, fill: ink.sand }),
    ...Array.from({ length: 24 }, (_, turn) => disc([12 + turn * 24, 283], 3.4, ink.sandDark)),
  );
}
