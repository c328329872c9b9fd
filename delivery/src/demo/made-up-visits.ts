import type { PageFigures } from '@site/release/figures-report';

/** How a made-up version behaves. */
export interface Behaviour {
  /** How much slower than the first version it is; 1 is as fast. */
  slowness: number;
  /** How many of a thousand visits fail. */
  failing: number;
}

/** Chance that a seed decides, so that two runs tell the same story (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A value as visitors have them: most are near the middle, a few far above (log-normal). */
export function spread(random: () => number, middle: number, width = 0.45): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return middle * Math.exp(width * normal);
}

/** One made-up visit. */
export function madeUpVisit(
  random: () => number,
  place: Pick<PageFigures, 'remote' | 'version' | 'route'>,
  { slowness, failing }: Behaviour,
): PageFigures {
  if (random() * 1_000 < failing)
    return { ...place, measures: {}, failure: random() < 0.7 ? 'render-error' : 'chunk-missing' };
  return {
    ...place,
    measures: {
      usable: spread(random, 900 * slowness),
      lcp: spread(random, 1_100 * slowness),
      inp: spread(random, 70 * slowness, 0.6),
      cls: random() < 0.6 ? 0 : spread(random, 0.02),
      ttfb: spread(random, 180),
      ...(random() < 0.4 && { navigation: spread(random, 220 * slowness) }),
    },
  };
}
