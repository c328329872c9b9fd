import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { settingsOf } from '#settings/settings.ts';
import type { Depot } from '#storage/depot.ts';
import { writeChanged } from '#storage/store.ts';
import { composition } from './composition';
import { type SiteSettings } from './site-files';
import { findSiteManifest, readSources, signSite } from './site-manifest';

/**
 * Writes what customers load: the HTML, `remotes.json`, `config.json`, and signs the whole. A change that comes in while
 * this runs is seen by the look back after the last write, so whoever writes last has written the newest state. `ofFile`
 * are the settings of a site that has none yet. Says what it wrote; `tell` hears of what is broken and was left out.
 */
export async function compose(
  depot: Depot,
  ofFile: SiteSettings,
  tell: (problem: string) => void = () => {},
): Promise<string[]> {
  const written = new Set<string>();
  for (;;) {
    const settings = await settingsOf(depot, ofFile);
    const sources = await readSources(depot);
    const { files, manifest, problems } = await composition(depot, { sources, settings });
    for (const [key, body] of files) if (await writeChanged(depot, key, body)) written.add(key);
    if (isDeepStrictEqual(await readSources(depot), sources) && (await signSite(depot, manifest))) {
      problems.forEach(tell);
      return [...written].sort();
    }
    // Others are at work: who waits a moment writes once for all of them.
    await setTimeout(Math.random() * 400);
  }
}

/** Whether the site is composed from the newest records. It is not where somebody is at work, or died at it. */
export async function isComposed(depot: Depot): Promise<boolean> {
  const [composed, sources] = await Promise.all([findSiteManifest(depot), readSources(depot)]);
  return isDeepStrictEqual(composed?.manifest.sources, sources);
}
