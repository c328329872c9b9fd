import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Depot } from '#storage/depot.ts';
import { integrityOf } from '#storage/file-facts.ts';
import { anyApp } from '#storage/keys.ts';
import { append, keyInSeries, readNewest, type Series, sequencesIn } from '#storage/series.ts';
import { newestRevisions, pointerStateSchema } from '#registry/pointer.ts';
import { nothingIfRefused, Refusal } from '#refusal.ts';
import { looseSeries } from './loose-files';
import { settingsSeries } from '#settings/settings.ts';

/** Which records a site was composed from: the newest revision of each app, of the settings, and of the loose files. */
export interface Sources {
  apps: Record<string, number>;
  settings: number;
  loose: number;
}

const manifestSchema = v.object({
  sources: v.object({ apps: v.record(v.string(), v.number()), settings: v.number(), loose: v.number() }),
  /** What visitors get of each app. It is not the newest record where that one is broken. */
  shown: v.record(v.string(), pointerStateSchema),
  /** The hash of every file that customers load and that belongs to no version, by its key. */
  files: v.record(v.string(), v.string()),
});

/**
 * The site as a whole, as somebody with a key composed it: from which records, and the hash of each file. What the
 * releases, the settings and the loose files do not say cannot be in it: `delivery check` composes again and
 * compares.
 */
export type SiteManifest = v.InferOutput<typeof manifestSchema>;

/** Every release of an app composes the site, so any key of the environment signs it. */
const siteSeries: Series = { folder: '_delivery/site/', app: anyApp };

/** The records from which the site would be composed now. */
export async function readSources(depot: Depot): Promise<Sources> {
  const [apps, settings, loose] = await Promise.all([
    newestRevisions(depot),
    sequencesIn(depot, settingsSeries),
    sequencesIn(depot, looseSeries),
  ]);
  return {
    apps: Object.fromEntries([...apps].sort()),
    settings: settings.at(-1) ?? 0,
    loose: loose.at(-1) ?? 0,
  };
}

/** The newest site manifest with its number, or nothing where the site was never composed. */
export async function readSiteManifest(
  depot: Depot,
): Promise<{ sequence: number; manifest: SiteManifest } | undefined> {
  const newest = await readNewest(depot, siteSeries);
  return newest && { sequence: newest.sequence, manifest: v.parse(manifestSchema, newest.record) };
}

/** The newest site manifest if it can be read: for a process that writes the next one anyway. */
export const findSiteManifest = (depot: Depot) => readSiteManifest(depot).catch(nothingIfRefused);

/** The hashes of files, as a site manifest has them. */
export const hashesOf = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries([...files].map(([key, body]): [string, string] => [key, integrityOf(body)]).sort());

/** Signs that the site is composed so, where the last record does not say it already. Says whether it is signed now. */
export async function signSite(depot: Depot, manifest: SiteManifest): Promise<boolean> {
  const sequence = (await sequencesIn(depot, siteSeries)).at(-1);
  if (sequence === undefined) return append(depot, siteSeries, { record: manifest, after: undefined });
  const newest = await readNewest(depot, siteSeries).catch((error: unknown) => {
    if (error instanceof Refusal)
      return { sequence, digest: `unreadable ${keyInSeries(siteSeries, sequence)}` };
    throw error;
  });
  const before = newest && 'record' in newest ? v.safeParse(manifestSchema, newest.record) : undefined;
  if (before?.success && isDeepStrictEqual(before.output, JSON.parse(JSON.stringify(manifest)))) return true;
  return append(depot, siteSeries, { record: manifest, after: newest });
}
