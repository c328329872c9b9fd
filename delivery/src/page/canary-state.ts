import type { CanaryCheck, CanaryState } from '@site/release-page/state';
import { paceBound } from '#figures/canary-pace.ts';
import type { Figures } from '#figures/figures.ts';
import type { HourOfFigures } from '#figures/figures-store.ts';
import { untilSlowerByAFifth } from '#figures/pace-foresight.ts';
import { hoursOfCanary, paceOfCanary, valuesOf } from '#figures/pace-of-canary.ts';
import { summaryOf } from '#figures/summary.ts';
import type { Pointer } from '#registry/pointer.ts';
import { decideCanary, errorBound } from '#reports/canary-decision.ts';
import { readCounts } from '#reports/counts.ts';
import { untilFailingTwice } from '#reports/foresight.ts';
import { stretchesOf } from '#reports/stretches.ts';
import type { Depot } from '#storage/depot.ts';

interface Known {
  pointer: Pointer;
  history: readonly Pointer[];
  hours: readonly HourOfFigures[];
}

const names: Record<string, string> = { lcp: 'Largest paint', inp: 'Input delay', cls: 'Layout shift' };

/** What is known of the canary that runs, or nothing where none does. */
export async function canaryState(
  depot: Depot,
  { pointer, history, hours }: Known,
): Promise<CanaryState | undefined> {
  const { name, canary, live } = pointer;
  const start = history.find(({ revision }) => revision === canary?.since);
  if (!canary || !start) return undefined;
  const since = hoursOfCanary(hours, start.at);
  const figures = since.flatMap((each) => each.figures);
  const of = (version: string | undefined) => figures.filter((row) => row.version === version);
  const stretches = stretchesOf(await readCounts(depot, name), canary);
  const failing = decideCanary({ stretches, budget: canary.budget });
  const ofLive = hours.flatMap((each) => each.figures).filter((row) => row.version === live);
  const checks: CanaryCheck[] = [
    {
      name: 'Failures',
      evidence: failing.evidence,
      bound: errorBound,
      why: failing.why,
      seen: stretches.reduce((sum, stretch) => sum + stretch.canary.visits, 0),
      foresight: within(untilFailingTwice(tallyOf(ofLive), canary), 'failed twice as often'),
    },
    ...paceOfCanary(pointer, since).map(({ measure, evidence, pages, why }) => ({
      name: names[measure] ?? measure,
      evidence,
      bound: paceBound,
      why,
      seen: pages,
      foresight: within(
        untilSlowerByAFifth(valuesOf(ofLive, live, measure), canary.share),
        measure === 'cls' ? 'shifted by a fifth more' : 'were a fifth slower',
      ),
    })),
  ];
  return {
    version: canary.version,
    share: canary.share,
    at: start.at,
    by: start.by,
    why: start.why,
    verdict: verdictOf(checks),
    canary: summaryOf(of(canary.version)),
    live: summaryOf(of(live)),
    checks,
  };
}

const verdictOf = (checks: readonly CanaryCheck[]) =>
  checks.some(({ evidence, bound }) => evidence >= bound)
    ? 'The collector is about to stop it.'
    : 'It goes on. The collector stops it by itself when a bar reaches its mark.';

const within = (visits: number | undefined, fault: string) =>
  visits === undefined ? undefined : { fault, visits };

const tallyOf = (figures: readonly Figures[]) => {
  const { visits, failed } = summaryOf(figures);
  return { visits, failures: failed };
};
