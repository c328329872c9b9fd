import * as v from 'valibot';
import { jsonBytes, readJson, type Store } from '#storage/store.ts';

const countSchema = v.object({
  version: v.string(),
  /** The revision of the canary that the failures belong to; 0 for a version that was live for everybody. */
  since: v.number(),
  total: v.number(),
  lastKind: v.string(),
});

/** How many failures of one version the visitors' browsers have reported. */
export type FailureCount = v.InferOutput<typeof countSchema>;

const keyOf = (name: string) => `_delivery/failures/${name}.json`;

/** The failures that were reported for an app, version by version. */
export async function readFailures(store: Store, name: string): Promise<FailureCount[]> {
  return v.parse(v.array(countSchema), (await readJson(store, keyOf(name))) ?? []);
}

/** Adds one failure to a count and returns it. There is one collector, so nobody else writes meanwhile. */
export async function addFailure(
  store: Store,
  name: string,
  failure: Omit<FailureCount, 'total'>,
): Promise<FailureCount> {
  const counts = await readFailures(store, name);
  const isSame = ({ version, since }: FailureCount) => version === failure.version && since === failure.since;
  const count = { ...failure, total: (counts.find(isSame)?.total ?? 0) + 1 };
  await store.write(keyOf(name), jsonBytes([...counts.filter((other) => !isSame(other)).slice(-19), count]));
  return count;
}
