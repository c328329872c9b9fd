import { isDeepStrictEqual } from 'node:util';
import { readSettings } from '#settings/settings.ts';
import type { Environment } from './environment';

/**
 * Reports that environments.json on this machine differs from the settings of the site. It never changes the site.
 */
export async function noteOtherSettings(
  { depot, config, allow }: Environment,
  note: (line: string) => void,
): Promise<void> {
  const present = await readSettings(depot);
  if (!present || isDeepStrictEqual(present.settings, JSON.parse(JSON.stringify({ config, allow })))) return;
  const { revision, by, at } = present;
  note(
    `The site runs with other settings (revision ${revision}, by ${by}, ${at}) than your environments.json. To apply yours: "delivery settings apply".`,
  );
}
