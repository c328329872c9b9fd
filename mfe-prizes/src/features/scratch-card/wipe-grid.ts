import { brushRadius, type Point, zone } from './cell';

const spacing = 3;
const columns = Math.floor(zone.width / spacing);
const rows = Math.floor(zone.height / spacing);

/** How much of the zone was wiped, estimated by sample points: for a browser that lets nobody read the canvas (C35). */
export interface WipeGrid {
  wipe: (from: Point, to: Point) => void;
  share: () => number;
}

/** An untouched grid. */
export function createWipeGrid(): WipeGrid {
  let left: Point[] = Array.from({ length: columns * rows }, (_, at) => ({
    x: zone.left + ((at % columns) + 0.5) * (zone.width / columns),
    y: zone.top + (Math.floor(at / columns) + 0.5) * (zone.height / rows),
  }));
  return {
    wipe: (from, to) => {
      left = left.filter((point) => distance(point, from, to) > brushRadius);
    },
    share: () => 1 - left.length / (columns * rows),
  };
}

function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - (from.x + at * dx), point.y - (from.y + at * dy));
}
