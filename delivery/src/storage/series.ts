import { Refusal } from '#refusal.ts';
import type { Depot, TrustedRecord } from './depot';
import type { Store } from './store';

/** Numbered records in a folder, each of which names the one before. Nobody overwrites one; the highest number counts. */
export interface Series {
  /** Ends with a slash. */
  folder: string;
  /** The app whose keys sign it. */
  app: string;
}

/** The key of a record of a series. */
export const keyInSeries = ({ folder }: Series, sequence: number) =>
  `${folder}${String(sequence).padStart(8, '0')}.json`;

const numbered = /^(\d{8})\.json$/;

/** The number in the name of a record, or nothing for a file that is not one: somebody may have left it there. */
export function sequenceIn({ folder }: Pick<Series, 'folder'>, key: string): number | undefined {
  const found = key.startsWith(folder) ? numbered.exec(key.slice(folder.length)) : null;
  return found ? Number(found[1]) : undefined;
}

/** The numbers of the records in a series, the lowest first. */
export async function sequencesIn(store: Store, series: Pick<Series, 'folder'>): Promise<number[]> {
  const keys = await store.list(series.folder);
  return keys.map((key) => sequenceIn(series, key)).filter((sequence) => sequence !== undefined);
}

/** The newest record of a series, or nothing where there is none. */
export async function readNewest(depot: Depot, series: Series): Promise<TrustedRecord | undefined> {
  const sequence = (await sequencesIn(depot, series)).at(-1);
  return sequence === undefined ? undefined : readInSeries(depot, series, sequence);
}

/** One record of a series. Refuses one that is not there, or that was copied from another number. */
export async function readInSeries(depot: Depot, series: Series, sequence: number): Promise<TrustedRecord> {
  const key = keyInSeries(series, sequence);
  const found = await depot.readRecord({ key, app: series.app });
  if (!found) throw new Refusal(`${key} in ${depot.address} is not there: restore it from a backup.`);
  return found;
}

/** Every record of a series, the oldest first. Refuses a series with a gap, or with a record that does not follow the one before. */
export async function readSeries(depot: Depot, series: Series): Promise<TrustedRecord[]> {
  const last = (await sequencesIn(depot, series)).at(-1) ?? 0;
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const records = await Promise.all(numbers.map((sequence) => readInSeries(depot, series, sequence)));
  records.forEach((record, index) => {
    const before = records[index - 1];
    // A record of the first release (sequence 0) names nothing.
    if (record.sequence === 0 || record.previous === (before?.digest ?? null)) return;
    throw new Refusal(
      `${keyInSeries(series, index + 1)} in ${depot.address} does not follow the record before it: somebody replaced one of the two.`,
    );
  });
  return records;
}

/** Writes the record that follows `newest`, and says whether it did: somebody else may have been faster. */
export const append = (
  depot: Depot,
  series: Series,
  { record, after }: { record: object; after: { sequence: number; digest: string } | undefined },
): Promise<boolean> => {
  const sequence = (after?.sequence ?? 0) + 1;
  return depot.createRecord({ key: keyInSeries(series, sequence), app: series.app }, record, {
    sequence,
    previous: after?.digest ?? null,
  });
};
