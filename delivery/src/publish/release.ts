import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { buildRecordSchema, versionSchema } from '@site/release/build-record';
import { isCode } from '@site/release/files';
import { Refusal } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';
import { hasIntegrity, integrityOf } from '#storage/file-facts.ts';
import type { Place } from '#storage/signed-record.ts';
import type { BuildFolder } from './build';
import { requireSafeNames } from './names';

const releaseSchema = v.object({
  build: buildRecordSchema,
  digest: v.string(),
  files: v.record(
    v.string(),
    v.object({
      integrity: v.string(),
      bytes: v.number(),
      gzip: v.optional(v.number()),
      /** The version with which the same file came first, where that was an earlier one. */
      since: v.optional(versionSchema),
    }),
  ),
});

/** The record of a published version: what was built, and the hash and size of each of its files. It never changes. */
export type Release = v.InferOutput<typeof releaseSchema>;

/** The place of a version's record. A version without this file was never published completely. */
export const releasePlace = (name: string, version: string): Place => ({
  key: `${name}/${version}/release.json`,
  app: name,
});

/** The record of a build that is about to be published. */
export function releaseOf({ build, files }: BuildFolder): Release {
  const facts = [...files].map(([name, body]) => [name, factsOf(name, body)] as const);
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  return { build, digest, files: Object.fromEntries(facts) };
}

// The size that travels is what a budget is about, and only code has one.
const factsOf = (name: string, body: Buffer) => ({
  integrity: integrityOf(body),
  bytes: body.length,
  ...(isCode(name) && { gzip: gzipSync(body).length }),
});

/** The record of a published version, or nothing where it was not published. */
export async function findRelease(depot: Depot, name: string, version: string): Promise<Release | undefined> {
  const place = releasePlace(name, version);
  const found = await depot.readRecord(place);
  if (!found) return undefined;
  return parseRelease(depot, { name, version, record: found.record });
}

/** Reads the record of a version. Refuses that of another version, and one with names that are not safe. */
export function parseRelease(
  { address }: Depot,
  { name, version, record }: { name: string; version: string; record: unknown },
): Release {
  const parsed = v.safeParse(releaseSchema, record);
  if (!parsed.success || parsed.output.build.name !== name || parsed.output.build.version !== version)
    throw new Refusal(
      `${releasePlace(name, version).key} in ${address} is not the record of ${name}@${version}: restore it from a backup.`,
    );
  requireSafeNames(parsed.output.build, Object.keys(parsed.output.files));
  return parsed.output;
}

/** Refuses other bytes than those that a version has already. */
export function requireSameBytes(present: string | undefined, wanted: string, id: string) {
  if (present === wanted) return;
  throw new Refusal(
    `${id} exists already with other bytes: a version never changes, so build this one under a new version.`,
  );
}

/** The record of a published version. Refuses a version that was not published. */
export async function readRelease(depot: Depot, name: string, version: string): Promise<Release> {
  const release = await findRelease(depot, name, version);
  if (!release)
    throw new Refusal(`${name}@${version} is not published in ${depot.address}: publish it first.`);
  return release;
}

/** The bytes of a published file. Refuses a file that the version does not have, and bytes that are not those that were published. */
export async function readReleased(depot: Depot, release: Release, file: string): Promise<Buffer> {
  const { name, version } = release.build;
  const facts = release.files[file];
  if (!facts)
    throw new Refusal(`${name}@${version} has no ${file}: build it with the bundler of the repository.`);
  const key = `${name}/${version}/${file}`;
  const body = await depot.read(key);
  if (!body || !hasIntegrity(body, facts.integrity)) {
    throw new Refusal(
      `${key} in ${depot.address} is not the file that was published: restore it, or promote another version.`,
    );
  }
  return body;
}
