import type { FailureReport } from '@site/release/failure-report';
import { compose } from '#compose/compose.ts';
import type { SiteSettings } from '#compose/site-files.ts';
import { abortCanary } from '#registry/canary.ts';
import { readPointer } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { addFailure } from './failure-counts';

/**
 * Counts the failures that browsers report, one after the other, and stops a canary whose budget they pass. A report
 * of a version that nobody should have is ignored, so that nobody can fill the store with made-up versions.
 */
export function collector(depot: Depot, settings: SiteSettings) {
  let last: Promise<void> = Promise.resolve();

  async function take({ remote, version, failure }: FailureReport) {
    const pointer = await readPointer(depot, remote);
    const canary = pointer?.canary?.version === version ? pointer.canary : undefined;
    if (!canary && pointer?.live !== version && pointer?.lastGood !== version) return;
    const { total } = await addFailure(depot, remote, {
      version,
      since: canary?.since ?? 0,
      lastKind: failure,
    });
    if (!canary || total < canary.budget) return;
    const why = `${total} failures reported, the budget is ${canary.budget}; the last one: ${failure}`;
    await abortCanary(depot, { name: remote, since: canary.since }, { by: 'collector', why });
    await compose(depot, settings);
  }

  return (report: FailureReport): Promise<void> => {
    last = last.catch(() => {}).then(() => take(report));
    return last;
  };
}
