import type { Palette } from './colours';
import { ring } from './ring';
import { disc, dotted, el, onCircle } from './svg';

const scallops = 18;
const dancers = 8;

/** The round cloth in the middle of a cartela: a scalloped halo, a dotted edge and eight dancers, around 0,0. */
export function doily({ ground, colours, halo }: Palette, radius: number): string {
  const looks = Array.from({ length: dancers }, (_, turn) => ({
    skirt: colourAt(colours, turn),
    trim: colourAt(colours, turn + 2),
    head: colourAt(colours, turn + (turn % 2)),
  }));
  return (
    scalloped(radius * 1.02, radius * 0.17, halo) +
    scalloped(radius * 0.97, radius * 0.13, ground) +
    dotted(radius * 0.965, colourAt(colours, 0), {
      width: radius * 0.035,
      gap: (2 * Math.PI * radius * 0.965) / (scallops * 2),
    }) +
    ring({
      radius: radius * 0.36,
      scale: radius * 0.0076,
      step: 360 / dancers,
      start: 0,
      looks,
      isClosed: true,
    })
  );
}

/** A disc whose edge is a row of small circles. */
export function scalloped(radius: number, scallop: number, fill: string): string {
  const edge = Array.from({ length: scallops }, (_, turn) => {
    const { x, y } = onCircle(radius, (turn * 360) / scallops);
    return el('circle', { cx: x, cy: y, r: scallop });
  });
  return el('g', { fill }, disc([0, 0], radius, fill), ...edge);
}

const colourAt = (colours: readonly string[], turn: number) => colours[turn % colours.length] ?? '';
