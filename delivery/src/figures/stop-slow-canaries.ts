import type { SiteSettings } from '#compose/site-files.ts';
import { readHistory, readPointers } from '#registry/pointer.ts';
import { stopCanary } from '#reports/stop-canary.ts';
import type { Depot } from '#storage/depot.ts';
import { readFigures } from './figures-store';
import { hoursOfCanary, paceOfCanary } from './pace-of-canary';

const measureWords: Record<string, string> = {
  lcp: 'largest paint (LCP)',
  inp: 'input delay (INP)',
  cls: 'layout shift (CLS)',
};

/** Stops each canary that is slower than the live version beyond chance, by the figures of all processes. */
export async function stopSlowCanaries(depot: Depot, settings: SiteSettings): Promise<void> {
  for (const [name, pointer] of await readPointers(depot)) {
    const { canary } = pointer;
    if (!canary || !depot.maySign(name)) continue;
    const start = (await readHistory(depot, name)).find(({ revision }) => revision === canary.since);
    if (!start) continue;
    const hours = hoursOfCanary(await readFigures(depot, name, new Date(start.at)), start.at);
    const slow = paceOfCanary(pointer, hours).find(({ verdict }) => verdict === 'stop');
    if (!slow) continue;
    const why = `slower than ${pointer.live ?? 'live'}: ${measureWords[slow.measure] ?? slow.measure} ${slow.why}`;
    await stopCanary(depot, settings, { name, since: canary.since, why });
  }
}
