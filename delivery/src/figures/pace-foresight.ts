import { visitsUntilStopped } from '#reports/foresight.ts';
import { fewestValues, paceBound, p75Share, suspectedOfSlowness, tolerance } from './canary-pace';
import type { Histogram } from './histogram';

/** How much slower a canary is made, to see when it would be stopped. */
const slower = 1.2;

/**
 * Within how many of its pages a canary is stopped that is a fifth slower than the live version has been; nothing where too
 * little is known of that, or where everybody gets the canary.
 */
export function untilSlowerByAFifth(live: Histogram, share: number): number | undefined {
  if (live.count < fewestValues || share <= 0 || share >= 100) return undefined;
  const chance = share / 100;
  const canary = live.scaled({ values: slower });
  const both = live.scaled({ counts: 1 - chance }).merge(canary.scaled({ counts: chance }));
  const limit = both.quantile(p75Share) ?? 0;
  const perVisit = {
    hits: (chance * canary.countAbove(limit * tolerance)) / canary.count,
    misses: ((1 - chance) * live.countAbove(limit)) / live.count,
    chance,
  };
  const pages = visitsUntilStopped({ share, perVisit, suspected: suspectedOfSlowness, bound: paceBound });
  return pages && Math.max(fewestValues, pages);
}
