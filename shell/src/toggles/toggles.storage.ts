import { number, object } from 'valibot';
import { type FeaturesAnswer, featuresAnswer } from '@site/contracts/api/features';
import { storageItem } from '@site/platform/storage';

const cacheHours = 24;

/** The answer of the last features call, good until `expiresAt`, in milliseconds since 1970 (D15). */
export const toggleCache = storageItem(
  'local',
  'featureToggles',
  object({ expiresAt: number(), ...featuresAnswer.entries }),
);

/** Keeps an answer for 24 hours. */
export function keepToggles({ data }: FeaturesAnswer): void {
  toggleCache.write({ expiresAt: Date.now() + cacheHours * 3_600_000, data });
}

/** The features of a cache that still holds; `undefined` when it is missing, invalid or expired. */
export function keptToggles(): FeaturesAnswer['data'] | undefined {
  const cache = toggleCache.read();
  return cache && cache.expiresAt > Date.now() ? cache.data : undefined;
}
