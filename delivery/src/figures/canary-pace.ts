import type { MeasureName } from '@site/release/figures-report';
import { evidenceOfMore, type Outcomes } from '#reports/evidence.ts';
import { Histogram } from './histogram';

/** A measure of the version in canary and of the live one, in the same hour. */
export interface PaceStretch {
  canary: Histogram;
  live: Histogram;
}

/** The evidence against a canary in one measure. */
export interface PaceCheck {
  measure: MeasureName;
  verdict: 'wait' | 'stop';
  evidence: number;
  /** How many pages of the canary are known. */
  pages: number;
  /** One sentence with the figures. */
  why: string;
}

/** The vitals by which a canary is evaluated: a browser has one of each in the life of a page, so none counts often. */
export const judgedMeasures = ['lcp', 'inp', 'cls'] as const;

/**
 * A version as fast as the live one is stopped by one measure in one run of this many at most: three of them, one
 * in 200.
 */
export const paceBound = 600;

/** Minimum number of values of each version. */
export const fewestValues = 100;

/** A canary may be slower by this factor: nobody takes back a release for one part in twenty. */
export const tolerance = 1.05;

/** The share of the pages that lie below the value by which versions are compared. */
export const p75Share = 0.75;

/** How many times the odds of a slow page are what they should be: what the evidence is sought for. */
export const suspectedOfSlowness = [1.2, 1.4, 1.8, 3];

/**
 * Whether a canary is slower than the live version at the 75th percentile, beyond chance. In each hour a page is slow that
 * lies above three quarters of both versions' pages; of two versions that are the same, slow pages fall to the canary as
 * pages do. That the canary's pages must be slower by five in a hundred to be slow makes it no more likely. Pure, and may be
 * asked after each visit, as `decideCanary`.
 */
export function decidePace(measure: MeasureName, stretches: readonly PaceStretch[]): PaceCheck {
  const canary = merged(stretches.map((stretch) => stretch.canary));
  const live = merged(stretches.map((stretch) => stretch.live));
  const p75 = [canary, live].map((each) => each.quantile(p75Share) ?? 0);
  const figures = { canary: p75[0] ?? 0, live: p75[1] ?? 0 };
  const known = { measure, pages: canary.count };
  const told = `p75 is ${valueOf(measure, figures.canary)} over ${canary.count} pages, and ${valueOf(measure, figures.live)} of the live version`;
  if (canary.count < fewestValues || live.count < fewestValues)
    return { ...known, verdict: 'wait', evidence: 1, why: `${told}: too few pages to judge` };
  const evidence = evidenceOfMore(stretches.map(slowPages), suspectedOfSlowness);
  if (evidence < paceBound)
    return { ...known, verdict: 'wait', evidence, why: `${told}: no more than chance explains` };
  return { ...known, verdict: 'stop', evidence, why: told };
}

/** Of all slow pages, those of the canary. */
function slowPages({ canary, live }: PaceStretch): Outcomes {
  const limit = merged([canary, live]).quantile(p75Share) ?? 0;
  return {
    hits: canary.countAbove(limit * tolerance),
    misses: live.countAbove(limit),
    chance: canary.count / (canary.count + live.count || 1),
  };
}

const merged = (histograms: readonly Histogram[]) =>
  histograms.reduce((sum, histogram) => sum.merge(histogram), new Histogram());

const valueOf = (measure: MeasureName, value: number) =>
  measure === 'cls' ? value.toFixed(3) : `${Math.round(value)} ms`;
