import type { CanaryState } from '@site/release-page/state';
import type { Figures } from '#figures/figures.ts';
import { type HourOfFigures, hourOf } from '#figures/figures-store.ts';
import { summaryOf } from '#figures/summary.ts';
import type { Pointer } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';

interface Known {
  pointer: Pointer;
  history: readonly Pointer[];
  hours: readonly HourOfFigures[];
}

/** What is known of the canary that runs, or nothing where none does. */
export async function canaryState(
  _depot: Depot,
  { pointer, history, hours }: Known,
): Promise<CanaryState | undefined> {
  const { canary, live } = pointer;
  const start = history.find(({ revision }) => revision === canary?.since);
  if (!canary || !start) return undefined;
  const figures = hours
    .filter(({ hour }) => hour >= hourOf(new Date(start.at)))
    .flatMap((each) => each.figures);
  const of = (version: string | undefined) => (row: Figures) => row.version === version;
  return {
    version: canary.version,
    share: canary.share,
    at: start.at,
    by: start.by,
    why: start.why,
    verdict: `It stops by itself after ${canary.budget} reported failures.`,
    canary: summaryOf(figures.filter(of(canary.version))),
    live: summaryOf(figures.filter(of(live))),
    checks: [],
  };
}
