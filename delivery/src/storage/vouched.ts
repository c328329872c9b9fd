import * as v from 'valibot';
import { parseSignedRecord, type Place, type SignedRecord } from './signed-record';
import type { Store } from './store';

/** Records by which the holder of a trusted key re-signs records of a key that is no longer trusted. */
export const vouchedSchema = v.object({
  by: v.string(),
  why: v.string(),
  at: v.string(),
  digests: v.array(v.string()),
});

/** The folder of the records that vouch for records of an app. */
export const vouchedFolder = (app: string) => `_delivery/vouched/${app}/`;

/** The digests of the records of an app that somebody vouched for, in those records that `counts` lets through. */
export async function vouchedDigests(
  store: Store,
  app: string,
  counts: (place: Place, file: SignedRecord) => boolean,
): Promise<ReadonlySet<string>> {
  const keys = await store.list(vouchedFolder(app));
  const files = await Promise.all(keys.map(async (key) => [key, await store.read(key)] as const));
  return new Set(
    files.flatMap(([key, body]) => {
      const file = body && parseSignedRecord(body);
      if (!file || !counts({ key, app }, file)) return [];
      const parsed = v.safeParse(vouchedSchema, file.record);
      return parsed.success ? parsed.output.digests : [];
    }),
  );
}
