import { setTimeout } from 'node:timers/promises';
import type { Depot } from '#storage/depot.ts';
import { compose, isComposed } from './compose';
import type { SiteSettings } from './site-files';

/**
 * Composes the site where somebody changed a record and died before the HTML was written. Who is at work now gets
 * `patienceMs` to do it themselves. Says whether it composed.
 */
export async function heal(
  depot: Depot,
  ofFile: SiteSettings,
  { patienceMs, tell }: { patienceMs: number; tell: (problem: string) => void },
): Promise<boolean> {
  if (await isComposed(depot)) return false;
  await setTimeout(patienceMs);
  if (await isComposed(depot)) return false;
  await compose(depot, ofFile, tell);
  return true;
}
