import type { AllowedOrigins } from '#compose/policy.ts';
import type { Depot } from '#storage/depot.ts';
import { sequencesIn } from '#storage/series.ts';
import { readSettings, settingsSeries } from './settings';

/**
 * What the content policy of a site allows at the moment: it follows `delivery settings apply`. While the records cannot be
 * read, what was known holds. `ofFile` holds for a site that has no settings yet.
 */
export function allowedNow(depot: Depot, ofFile: AllowedOrigins): () => Promise<AllowedOrigins> {
  let known = { sequence: 0, allow: ofFile };
  return async () => {
    try {
      const sequence = (await sequencesIn(depot, settingsSeries)).at(-1) ?? 0;
      if (sequence !== known.sequence)
        known = { sequence, allow: (await readSettings(depot))?.settings.allow ?? ofFile };
    } catch {
      // The server of the page reports a store that cannot be read, and `delivery check` a broken record.
    }
    return known.allow;
  };
}
