import type { PageFigures } from '@site/release/figures-report';
import { spread } from '#testing/random-numbers.ts';

/** How a made-up version behaves. */
export interface Behaviour {
  /** How much slower than the first version it is; 1 is as fast. */
  slowness: number;
  /** How many of a thousand visits fail. */
  failing: number;
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
