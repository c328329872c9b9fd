import * as v from 'valibot';
import { jsonBytes, readJson, type Store } from '#storage/store.ts';

const countSchema = v.object({
  version: v.string(),
  /** The revision of the canary that was running; 0 where none was. */
  since: v.number(),
  /** The hour, in hours since 1970. */
  hour: v.number(),
  visits: v.number(),
  /** Visits that ended in a failure of the version's own code. */
  failures: v.number(),
  /** Visits to which files of the version did not come. */
  unreached: v.number(),
  lastKind: v.optional(v.string()),
});

/** What visitors' browsers reported of a version in one hour. */
export type Count = v.InferOutput<typeof countSchema>;

/** Number of counts kept per app, the newest: a week of a canary, for it and the live version. */
const kept = 400;

const keyOf = (name: string) => `_delivery/visits/${name}.json`;

/** What was reported of an app, by version and hour. */
export async function readCounts(store: Store, name: string): Promise<Count[]> {
  return v.parse(v.array(countSchema), (await readJson(store, keyOf(name))) ?? []);
}

/** Adds to the counts of an app and returns them all. There is one collector, so nobody else writes meanwhile. */
export async function addCounts(store: Store, name: string, added: readonly Count[]): Promise<Count[]> {
  const counts = await readCounts(store, name);
  for (const count of added) {
    const present = counts.findIndex((other) => isSame(other, count));
    if (present < 0) counts.push(count);
    else counts[present] = sumOf(counts[present] ?? count, count);
  }
  const newest = counts.slice(-kept);
  await store.write(keyOf(name), jsonBytes(newest));
  return newest;
}

const isSame = (a: Count, b: Count) => a.version === b.version && a.since === b.since && a.hour === b.hour;

const sumOf = (a: Count, b: Count): Count => ({
  ...a,
  visits: a.visits + b.visits,
  failures: a.failures + b.failures,
  unreached: a.unreached + b.unreached,
  lastKind: b.lastKind ?? a.lastKind,
});

/** How a version fared in all hours that are kept, and how it failed last. */
export type VersionCount = Omit<Count, 'hour' | 'since'>;

/** The counts of each version, one for each. */
export function byVersion(counts: readonly Count[]): VersionCount[] {
  const sums = new Map<string, Count>();
  for (const count of counts) {
    const before = sums.get(count.version);
    sums.set(count.version, before ? sumOf(before, count) : count);
  }
  return [...sums.values()].map(({ hour: _hour, since: _since, ...sum }) => sum);
}
