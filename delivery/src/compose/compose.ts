import { isDeepStrictEqual } from 'node:util';
import { settingsOf } from '#settings/settings.ts';
import type { Depot } from '#storage/depot.ts';
import { standBack } from '#storage/stand-back.ts';
import { writeChanged } from '#storage/store.ts';
import { composition } from './composition';
import { type SiteSettings } from './site-files';
import { findSiteManifest, readSources, signSite } from './site-manifest';

/**
 * Writes what customers load: the HTML, `remotes.json`, `config.json`, and signs the whole. A change that comes in
 * while this runs is seen by the look back after the last write, so the last writer has written the newest state.
 * `ofFile` are the settings of a site that has none yet. Returns what it wrote; `tell` is called for each broken
 * record that was left out.
 */
export async function compose(
  depot: Depot,
  ofFile: SiteSettings,
  tell: (problem: string) => void = () => {},
): Promise<string[]> {
  const written = new Set<string>();
  for (let lost = 0; ; lost += 1) {
    const begunAt = performance.now();
    const settings = await settingsOf(depot, ofFile);
    const sources = await readSources(depot);
    const { files, manifest, problems } = await composition(depot, { sources, settings });
    for (const key of await writeChanged(depot, files)) written.add(key);
    if (isDeepStrictEqual(await readSources(depot), sources) && (await signSite(depot, manifest))) {
      problems.forEach(tell);
      return [...written].sort();
    }
    // Other processes are composing: after a delay one write covers all changes.
    await standBack({ lost, begunAt });
  }
}

/**
 * Whether the site is composed from the newest records: false while a process composes, or after it was killed.
 */
export async function isComposed(depot: Depot): Promise<boolean> {
  const [composed, sources] = await Promise.all([findSiteManifest(depot), readSources(depot)]);
  return isDeepStrictEqual(composed?.manifest.sources, sources);
}
