import type { Palette } from './colours';
import { disc, el } from './svg';

/** Draws one kind of tile in a square of the given size. */
type Draw = (size: number, front: string, third: string) => string;

const fill = (d: string, colour: string) => el('path', { d, fill: colour });
const quarter = (r: number, colour: string) => fill(`M0 0H${r}A${r} ${r} 0 0 1 0 ${r}Z`, colour);
const half = (size: number, y: number, colour: string) =>
  fill(`M0 ${y}A${size / 2} ${size / 2} 0 0 1 ${size} ${y}Z`, colour);

/** The five petals-in-a-square of a tile or of a scratch field, in a square of the given size. */
export function petals(size: number, colour: string): string {
  const middle = size / 2;
  const [near, far] = [size * 0.1, size * 0.42];
  const petal = `M${middle} ${middle}Q${near} ${far} ${near} ${near}Q${far} ${near} ${middle} ${middle}Z`;
  return [0, 90, 180, 270]
    .map((turn) => el('path', { d: petal, fill: colour, transform: `rotate(${turn} ${middle} ${middle})` }))
    .join('');
}

const kinds: readonly [Draw, ...Draw[]] = [
  (size, front) => quarter(size, front),
  (size, front, third) => quarter(size, front) + quarter(size / 2, third),
  (size, front) => fill(`M0 0A${size} ${size} 0 0 1 ${size} ${size}A${size} ${size} 0 0 1 0 0Z`, front),
  (size, front, third) => half(size, size / 2, front) + half(size, size, third),
  (size, front) => disc([size / 2, size / 2], size * 0.36, front),
  (size, front, third) =>
    el('circle', {
      cx: size / 2,
      cy: size / 2,
      r: size * 0.31,
      fill: 'none',
      stroke: front,
      'stroke-width': size * 0.14,
    }) + disc([size / 2, size / 2], size * 0.1, third),
  (size, front, third) => petals(size, front) + disc([size / 2, size / 2], size * 0.09, third),
  (size, front) =>
    [0.25, 0.75]
      .flatMap((x) => [0.25, 0.75].map((y) => disc([size * x, size * y], size * 0.1, front)))
      .join(''),
];

const turns = [0, 90, 180, 270] as const;

/** A field of tiles from 0,0. The same chance gives the same field. */
export function tiles(
  { ground, colours }: Palette,
  { columns, rows, size }: { columns: number; rows: number; size: number },
  choose: <T>(from: readonly [T, ...T[]]) => T,
): string {
  const all: readonly [string, ...string[]] = [ground, ...colours];
  const tile = (column: number, row: number) => {
    const back = choose([ground, ground, ...colours]);
    const [front = ground, third = ground] = shuffled(
      all.filter((colour) => colour !== back),
      choose,
    );
    const place = `translate(${column * size} ${row * size}) rotate(${choose(turns)} ${size / 2} ${size / 2})`;
    const paper = el('rect', { x: -0.3, y: -0.3, width: size + 0.6, height: size + 0.6, fill: back });
    return el('g', { transform: place }, paper, choose(kinds)(size, front, third));
  };
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => tile(column, row)),
  )
    .flat()
    .join('');
}

function shuffled(colours: string[], choose: <T>(from: readonly [T, ...T[]]) => T): string[] {
  const [first, ...rest] = colours;
  if (first === undefined) return [];
  const picked = choose([first, ...rest]);
  return [
    picked,
    ...shuffled(
      colours.filter((colour) => colour !== picked),
      choose,
    ),
  ];
}
