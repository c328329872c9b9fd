import * as v from 'valibot';
import { shellName } from '@site/release/files';
import type { Author } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { integrityOf } from '#storage/file-facts.ts';
import { append, readNewest, type Series } from '#storage/series.ts';
import { writeChanged } from '#storage/store.ts';

const recordSchema = v.object({
  at: v.string(),
  by: v.string(),
  why: v.string(),
  /** The hash of each loose file, by its key. */
  files: v.record(v.string(), v.string()),
});

/** Loose files (campaign pictures, PDFs, robots.txt) belong to the whole site, so the keys of the shell sign them. */
export const looseSeries: Series = { folder: '_delivery/loose/', app: shellName };

/** The hashes of the loose files of a site, by key. */
export async function readLooseFiles(depot: Depot): Promise<Record<string, string>> {
  const newest = await readNewest(depot, looseSeries);
  return newest ? v.parse(recordSchema, newest.record).files : {};
}

/** Adds loose files to a site, and returns the keys of those that were not there yet with the same bytes. */
export async function addLooseFiles(
  depot: Depot,
  files: ReadonlyMap<string, Buffer>,
  { by, why }: Author,
): Promise<string[]> {
  const written = await writeChanged(depot, files);
  const hashes = [...files].map(([key, body]) => [key, integrityOf(body)] as const);
  for (;;) {
    const newest = await readNewest(depot, looseSeries);
    const before = newest ? v.parse(recordSchema, newest.record).files : {};
    if (hashes.every(([key, hash]) => before[key] === hash)) return written;
    const record = {
      at: new Date().toISOString(),
      by,
      why,
      files: { ...before, ...Object.fromEntries(hashes) },
    };
    if (await append(depot, looseSeries, { record, after: newest })) return written;
  }
}
