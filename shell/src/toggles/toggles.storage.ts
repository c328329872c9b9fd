import { check, finite, number, object, pipe } from 'valibot';
import { type FeaturesAnswer, featuresAnswer } from '@site/contracts/api/features';
import { storageItem } from '@site/platform/storage';

const cacheMs = 24 * 3_600_000;

/** The response of the last features call, valid until `expiresAt`, in milliseconds since 1970 (D15). */
export const toggleCache = storageItem(
  'local',
  'featureToggles',
  object({
    expiresAt: pipe(
      number(),
      finite(),
      check((time) => time <= Date.now() + cacheMs),
    ),
    ...featuresAnswer.entries,
  }),
);

/** Keeps a response for 24 hours. */
export function keepToggles({ data }: FeaturesAnswer): void {
  toggleCache.write({ expiresAt: Date.now() + cacheMs, data });
}

/** The features of a cache that still holds; `undefined` when it is missing, invalid or expired. */
export function keptToggles(): FeaturesAnswer['data'] | undefined {
  const cache = toggleCache.read();
  return cache && cache.expiresAt > Date.now() ? cache.data : undefined;
}
