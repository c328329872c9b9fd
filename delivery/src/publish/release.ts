import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { Refusal } from '#registry/refusal.ts';
import { integrityOf } from '#storage/file-facts.ts';
import { readJson, type Store } from '#storage/store.ts';
import { buildSchema, type BuildFolder } from './build';

const releaseSchema = v.object({
  build: buildSchema,
  digest: v.string(),
  files: v.record(v.string(), v.object({ integrity: v.string(), bytes: v.number() })),
  manifest: v.optional(v.record(v.string(), v.unknown())),
});

/** The record of a published version: what was built, and the hash and size of each of its files. It never changes. */
export type Release = v.InferOutput<typeof releaseSchema>;

/** The key of a version's record. A version without this file was never published whole. */
export const releaseKey = (name: string, version: string) => `${name}/${version}/release.json`;

/** The record of a build that is about to be published. */
export function releaseOf({ build, files }: BuildFolder): Release {
  const facts = [...files].map(
    ([name, body]) => [name, { integrity: integrityOf(body), bytes: body.length }] as const,
  );
  const manifest = files.get('mf-manifest.json');
  return {
    build,
    digest: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
    files: Object.fromEntries(facts),
    ...(manifest && { manifest: JSON.parse(manifest.toString('utf8')) }),
  };
}

/** The record of a published version, or nothing where it was not published. */
export async function findRelease(store: Store, name: string, version: string): Promise<Release | undefined> {
  const record = await readJson(store, releaseKey(name, version));
  return record === undefined ? undefined : v.parse(releaseSchema, record);
}

/** The record of a published version. Refuses a version that was not published. */
export async function readRelease(store: Store, name: string, version: string): Promise<Release> {
  const release = await findRelease(store, name, version);
  if (!release)
    throw new Refusal(`${name}@${version} is not published in ${store.address}: publish it first.`);
  return release;
}
