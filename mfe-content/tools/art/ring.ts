import { arm, childScale, dancer, type Look } from './dancer';
import { el, onCircle, path } from './svg';

/** People holding hands on a circle around 0,0. */
export interface Ring {
  /** The circle that their feet stand on. */
  radius: number;
  /** The size of an adult; children stand between adults. */
  scale: number;
  /** Degrees between neighbours; the first stands at `start`. */
  step: number;
  start: number;
  looks: readonly Look[];
  /** A closed ring joins the last hand to the first. */
  isClosed: boolean;
}

const handHeight = 26.3;
const elbow = 0.54;

/** Draws the arms first, then the dancers over them. */
export function ring({ radius, scale, step, start, looks, isClosed }: Ring): string {
  const scaleOf = (turn: number) => (turn % 2 === 0 ? scale : scale * childScale);
  const hand = radius + (handHeight * scale * (1 + childScale)) / 2;
  const isJoined = (turn: number) => isClosed || (turn >= 0 && turn < looks.length);

  const arms = looks.flatMap(({ skirt }, turn) =>
    [-1, 1]
      .filter((side) => isJoined(turn + side))
      .map((side) =>
        reach({ angle: start + turn * step, side, skirt, hand, step, radius, scale: scaleOf(turn) }),
      ),
  );
  const people = looks.map((look, turn) => {
    const angle = start + turn * step;
    const { x, y } = onCircle(radius, angle);
    const place = `translate(${path(x, y)}) rotate(${path(angle)}) scale(${path(scaleOf(turn))})`;
    return el('g', { transform: place }, dancer(look, turn));
  });
  return (
    el('g', { fill: 'none', 'stroke-width': arm.width * scale, 'stroke-linecap': 'round' }, ...arms) +
    people.join('')
  );
}

interface Reach {
  angle: number;
  side: number;
  skirt: string;
  hand: number;
  step: number;
  radius: number;
  scale: number;
}

function reach({ angle, side, skirt, hand, step, radius, scale }: Reach): string {
  const shoulder = turned({ x: side * arm.x * scale, y: -(radius - arm.y * scale) }, angle);
  const bend = onCircle(hand + scale * 2, angle + (side * step * elbow) / 2);
  const end = onCircle(hand, angle + (side * step) / 2);
  return el('path', {
    d: path('M', shoulder.x, shoulder.y, 'Q', bend.x, bend.y, end.x, end.y),
    stroke: skirt,
  });
}

function turned({ x, y }: { x: number; y: number }, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}
