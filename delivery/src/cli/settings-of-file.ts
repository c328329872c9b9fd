import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { SiteSettings } from '#compose/site-files.ts';
import { readSettings } from '#settings/settings.ts';
import { siteSettingsSchema } from '#settings/site-settings.ts';
import type { Depot } from '#storage/depot.ts';

/**
 * Reports that environments.json on this machine differs from the settings of the site. It never changes the site.
 */
export async function noteOtherSettings(
  { depot, ...ofFile }: SiteSettings & { depot: Depot },
  note: (line: string) => void,
): Promise<void> {
  const present = await readSettings(depot);
  if (!present || isDeepStrictEqual(present.settings, v.parse(siteSettingsSchema, ofFile))) return;
  const { revision, by, at } = present;
  note(
    `The site runs with other settings (revision ${revision}, by ${by}, ${at}) than your environments.json. To apply yours: "delivery settings apply".`,
  );
}
