import { isDeepStrictEqual } from 'node:util';
import { readSettings } from '#settings/settings.ts';
import type { Environment } from './environment';

/** Tells where environments.json, as this machine has it, is not what the site runs with. It never changes the site. */
export async function noteOtherSettings(
  { depot, config, allow }: Environment,
  note: (line: string) => void,
): Promise<void> {
  const present = await readSettings(depot);
  if (!present || isDeepStrictEqual(present.settings, JSON.parse(JSON.stringify({ config, allow })))) return;
  const { revision, by, at } = present;
  note(
    `The site keeps its settings (revision ${revision}, by ${by}, ${at}), which are not those of environments.json here: "delivery settings apply" makes these live.`,
  );
}
