import { compose } from '#compose/compose.ts';
import type { SiteSettings } from '#compose/site-files.ts';
import { abortCanary } from '#registry/canary.ts';
import type { Depot } from '#storage/depot.ts';

interface Stop {
  name: string;
  /** The revision with which the canary began: another one is left alone. */
  since: number;
  why: string;
}

/** Takes a canary back as the collector, and composes the site without it. */
export async function stopCanary(
  depot: Depot,
  settings: SiteSettings,
  { name, since, why }: Stop,
): Promise<void> {
  await abortCanary(depot, { name, since }, { by: 'collector', why });
  await compose(depot, settings);
}
