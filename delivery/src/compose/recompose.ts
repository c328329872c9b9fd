import { setTimeout } from 'node:timers/promises';
import type { Depot } from '#storage/depot.ts';
import { compose, isComposed } from './compose';
import type { SiteSettings } from './site-files';

/**
 * Composes the site if a process crashed between a record and its HTML. A process that is still running gets
 * `patienceMs` to do it itself. Returns whether it composed.
 */
export async function recompose(
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
