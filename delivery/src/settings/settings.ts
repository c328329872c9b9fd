import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { Refusal } from '#refusal.ts';
import { shellName } from '@site/release/files';
import type { SiteSettings } from '#compose/site-files.ts';
import type { Author } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { append, readNewest, readSeries, type Series } from '#storage/series.ts';
import { siteSettingsSchema } from './site-settings';

const recordSchema = v.object({
  revision: v.number(),
  at: v.string(),
  by: v.string(),
  why: v.string(),
  settings: siteSettingsSchema,
});

/** The settings that a site runs with, and who set them, when and why. */
export type SettingsRecord = v.InferOutput<typeof recordSchema>;

/** The settings belong to the whole site, so the keys of the shell sign them. */
export const settingsSeries: Series = { folder: '_delivery/settings/', app: shellName };

/** The settings that the site runs with, or nothing where nobody has written any. */
export async function readSettings(depot: Depot): Promise<SettingsRecord | undefined> {
  const newest = await readNewest(depot, settingsSeries);
  return newest && v.parse(recordSchema, newest.record);
}

/** Every change of the settings, the oldest first. */
export const readSettingsHistory = async (depot: Depot): Promise<SettingsRecord[]> =>
  (await readSeries(depot, settingsSeries)).map(({ record }) => v.parse(recordSchema, record));

/** Makes settings those of the site. Returns the record of today where they are so already. */
export async function applySettings(
  depot: Depot,
  wanted: SiteSettings,
  author: Author,
): Promise<SettingsRecord> {
  const settings = v.parse(siteSettingsSchema, wanted);
  requireNoOwnMachine(settings);
  for (;;) {
    const newest = await readNewest(depot, settingsSeries);
    const before = newest && v.parse(recordSchema, newest.record);
    if (before && isDeepStrictEqual(before.settings, settings)) return before;
    const { by, why } = author;
    const record = { revision: (before?.revision ?? 0) + 1, at: new Date().toISOString(), by, why, settings };
    if (await append(depot, settingsSeries, { record, after: newest })) return record;
  }
}

const ownMachine = /\b(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1|\[::1\])[^"]*/;

/** A site that names the visitor's own machine lets whatever runs there into its pages: for developers only. */
function requireNoOwnMachine({ config, allow }: SiteSettings) {
  const [named] = ownMachine.exec(JSON.stringify({ config, allow })) ?? [];
  if (named && config['allowOverrides'] !== true)
    throw new Refusal(
      `The settings name ${named}, a visitor's own machine: only a site with "allowOverrides" may.`,
    );
}

/**
 * The settings that the site runs with. The first compose of a site writes those of the file, if it is allowed to.
 */
export async function settingsOf(depot: Depot, ofFile: SiteSettings): Promise<SiteSettings> {
  const present = await readSettings(depot);
  if (present) return present.settings;
  if (!depot.maySign(shellName))
    throw new Refusal(
      `The settings of ${depot.environment} were never written: somebody with a key of the shell must run "delivery settings apply --env ${depot.environment}" once.`,
    );
  return (await applySettings(depot, ofFile, { by: 'delivery', why: 'The first settings of this site' }))
    .settings;
}
