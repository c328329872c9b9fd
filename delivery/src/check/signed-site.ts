import { composition, type Composition } from '#compose/composition.ts';
import { readSiteManifest } from '#compose/site-manifest.ts';
import { Refusal } from '#refusal.ts';
import { readSettings } from '#settings/settings.ts';
import type { SiteSettings } from '#compose/site-files.ts';
import type { Depot } from '#storage/depot.ts';
import { offeredFiles } from './offered-files';

/** The site by what was signed alone: nothing of it is read from a file that no record vouches for. */
export interface SignedSite extends Composition {
  settings: SiteSettings;
  /** The hash of every file that some visitor may get, by its key. */
  expected: Map<string, string>;
}

/** The site that the newest site manifest signs. Refuses one that was never composed, or not from what the records say now. */
export async function signedSite(depot: Depot): Promise<SignedSite> {
  const [signed, settings] = await Promise.all([readSiteManifest(depot), readSettings(depot)]);
  if (!signed || !settings)
    throw new Refusal(`The site of ${depot.address} was never composed: run "delivery compose".`);
  const { manifest } = signed;
  const composed = await composition(depot, { sources: manifest.sources, settings: settings.settings });
  const other = Object.keys(composed.manifest.files).find(
    (key) => composed.manifest.files[key] !== manifest.files[key],
  );
  if (other !== undefined)
    throw new Refusal(
      `${other} is not what the site manifest signs: a release is under way, or somebody changed it. Details: "delivery check".`,
    );
  const expected = new Map([
    ...(await offeredFiles(depot, manifest.shown)),
    ...Object.entries(manifest.files),
  ]);
  return { ...composed, settings: settings.settings, expected };
}
