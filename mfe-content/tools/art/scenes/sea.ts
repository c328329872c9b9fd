import { disc } from '../svg';

/** A row of waves: its length, its base line, the size of a wave, where the first one stands, and its colour. */
interface Waves {
  width: number;
  y: number;
  radius: number;
  shift: number;
  fill: string;
}

/** Half discs side by side, from left to right. */
export function waves({ width, y, radius, shift, fill }: Waves): string {
  const count = Math.ceil(width / (radius * 2)) + 2;
  return Array.from({ length: count }, (_, turn) => disc([shift + turn * radius * 2, y], radius, fill)).join(
    '',
  );
}
