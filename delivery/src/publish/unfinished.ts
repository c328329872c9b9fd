import * as v from 'valibot';
import { nothingIfRefused } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';
import type { Place } from '#storage/signed-record.ts';
import { releasePlace } from './release';

/** An upload that began: the digest of its bytes, and when. The first release of delivery did not write when. */
export const claimSchema = v.object({ digest: v.string(), at: v.optional(v.string()) });

const folder = '_delivery/claims/';
const forgottenAfterMs = 24 * 3_600_000;

/** The place of the record of an upload that has begun. */
export const claimPlace = (name: string, version: string): Place => ({
  key: `${folder}${name}@${version}.json`,
  app: name,
});

/** Removes what uploads of an app have left that began more than a day ago and never ended, save that of one version. */
export async function removeForgotten(depot: Depot, name: string, except: string) {
  const prefix = `${folder}${name}@`;
  for (const key of await depot.list(prefix)) {
    const version = key.slice(prefix.length, -'.json'.length);
    if (version !== except && (await isForgotten(depot, name, version)))
      await removeUpload(depot, name, version);
  }
}

async function isForgotten(depot: Depot, name: string, version: string): Promise<boolean> {
  // The record of a version that was published whole may be broken: its files stay in any case.
  if (await depot.read(releasePlace(name, version).key)) return false;
  const claim = await depot.readRecord(claimPlace(name, version)).catch(nothingIfRefused);
  const found = v.safeParse(claimSchema, claim?.record);
  return found.success && Date.now() - Date.parse(found.output.at ?? '') > forgottenAfterMs;
}

async function removeUpload(depot: Depot, name: string, version: string) {
  for (const key of await depot.list(`${name}/${version}/`)) await depot.remove(key);
  await depot.remove(claimPlace(name, version).key);
}
