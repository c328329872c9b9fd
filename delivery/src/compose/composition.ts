import { pointersAt, type PointerState } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { fittingPointers } from './fitting-pointers';
import { readLooseFiles } from './loose-files';
import { siteFiles, type SiteSettings } from './site-files';
import { findSiteManifest, hashesOf, type SiteManifest, type Sources } from './site-manifest';

export interface Composition {
  /** Every file that customers load and that belongs to no version, save the loose ones, by key. */
  files: Map<string, Buffer>;
  manifest: SiteManifest;
  /** One sentence for each app that is broken, and so not shown as its newest record says. */
  problems: string[];
}

/** What the site looks like by its records. Nothing is written. */
export async function composition(
  depot: Depot,
  { sources, settings }: { sources: Sources; settings: SiteSettings },
): Promise<Composition> {
  const unreadable = new Map<string, string>();
  const newest = await pointersAt(depot, new Map(Object.entries(sources.apps)), unreadable);
  const last = await findSiteManifest(depot);
  const { pointers, problems } = await fittingPointers(depot, {
    newest,
    unreadable,
    shown: last?.manifest.shown ?? {},
    prefixes: settings.prefixes,
  });
  const files = await siteFiles(depot, pointers, settings);
  const shown = Object.fromEntries([...pointers].map(([name, pointer]) => [name, stateOf(pointer)]));
  const hashes = { ...(await readLooseFiles(depot)), ...hashesOf(files) };
  return { files, manifest: { sources, shown, files: hashes }, problems };
}

const stateOf = ({ live, lastGood, canary, frozen, retired }: PointerState): PointerState => ({
  live,
  lastGood,
  canary,
  frozen,
  retired,
});
