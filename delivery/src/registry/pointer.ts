import * as v from 'valibot';
import type { Depot, TrustedRecord } from '#storage/depot.ts';
import {
  readInSeries,
  readNewest,
  readSeries,
  type Series,
  sequenceIn,
  sequencesIn,
} from '#storage/series.ts';
import { Refusal } from '#refusal.ts';

const canarySchema = v.object({
  version: v.string(),
  /** Per cent of the visitors, 0 to 100. */
  share: v.number(),
  /** Per cent of its visits that may fail, where nobody has another version to compare with. */
  budget: v.number(),
  /** The revision in which it began. */
  since: v.number(),
});

const retiredSchema = v.object({
  /** The version that was live last: its addresses are those that visitors may still have. */
  version: v.string(),
  /** Where they are sent; to a page that says so where this is left out. */
  to: v.optional(v.string()),
});

const stateEntries = {
  live: v.optional(v.string()),
  lastGood: v.optional(v.string()),
  canary: v.optional(canarySchema),
  frozen: v.boolean(),
  retired: v.optional(retiredSchema),
};

/** What visitors get of an app. */
export const pointerStateSchema = v.object(stateEntries);

const pointerSchema = v.object({
  /**
   * Random id, by which a writer recognises its own record. Records of the first release of delivery have none.
   */
  id: v.optional(v.string(), ''),
  name: v.string(),
  revision: v.number(),
  at: v.string(),
  by: v.string(),
  why: v.string(),
  /** Why the version may weigh more than the one before it. */
  grows: v.optional(v.string()),
  action: v.picklist([
    'promote',
    'rollback',
    'canary',
    'canary-raise',
    'canary-lower',
    'canary-finish',
    'canary-abort',
    'freeze',
    'unfreeze',
    'retire',
    'withdraw',
  ]),
  ...stateEntries,
});

/**
 * What is live of one app, with who changed it, when and why. Each change is a new numbered file that nobody may
 * overwrite, so the highest number counts, the files are the history, and of two simultaneous changes one is
 * retried.
 */
export type Pointer = v.InferOutput<typeof pointerSchema>;

/** A version that a share of the visitors gets. */
export type Canary = v.InferOutput<typeof canarySchema>;

/** The part of a pointer that a change decides. */
export type PointerState = v.InferOutput<typeof pointerStateSchema>;

/** A version of an app. */
export interface Version {
  name: string;
  version: string;
}

/** Who makes a change, and why. Both are kept in the history. */
export interface Author {
  by: string;
  why: string;
  /** Why a version may weigh more than the one before it. */
  grows?: string | undefined;
}

const root = '_delivery/history/';

/** The series of an app's pointers. */
export const historyOf = (name: string): Series => ({ folder: `${root}${name}/`, app: name });

/** The pointer of an app, or nothing where none of its versions was ever promoted. */
export async function readPointer(depot: Depot, name: string): Promise<Pointer | undefined> {
  const newest = await readNewest(depot, historyOf(name));
  return newest && pointerIn(depot, name, newest);
}

/**
 * The revision of every app's newest record, by the app's name. Files that are not records of an app are left out.
 */
export async function newestRevisions(depot: Depot): Promise<Map<string, number>> {
  const newest = new Map<string, number>();
  for (const key of await depot.list(root)) {
    const name = key.slice(root.length, key.indexOf('/', root.length));
    const revision = sequenceIn(historyOf(name), key);
    if (revision !== undefined && /^[a-z][a-z0-9-]*$/.test(name)) newest.set(name, revision);
  }
  return newest;
}

/** By the app's name, what is wrong with the record of an app that cannot be read. */
export type Unreadable = Map<string, string>;

/**
 * The pointers of every app in the store, by name. A broken record does not affect other apps; it is reported in
 * `unreadable`.
 */
export async function readPointers(
  depot: Depot,
  unreadable: Unreadable = new Map(),
): Promise<Map<string, Pointer>> {
  return pointersAt(depot, await newestRevisions(depot), unreadable);
}

/** The pointers in these revisions, by the app's name. */
export async function pointersAt(
  depot: Depot,
  revisions: ReadonlyMap<string, number>,
  unreadable: Unreadable = new Map(),
): Promise<Map<string, Pointer>> {
  const pointers = new Map<string, Pointer>();
  await Promise.all(
    [...revisions].map(async ([name, revision]) => {
      try {
        pointers.set(name, await readRevision(depot, name, revision));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        unreadable.set(name, error.message);
      }
    }),
  );
  return new Map([...pointers].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The pointers as they would be with other versions live for everybody. Nothing is written. */
export function withLive(
  pointers: ReadonlyMap<string, Pointer>,
  versions: readonly Version[],
): Map<string, Pointer> {
  const nobody = { id: '', revision: 0, at: '', by: '', why: '', action: 'promote', frozen: false } as const;
  return new Map<string, Pointer>([
    ...pointers,
    ...versions.map(({ name, version }) => [name, { ...nobody, name, live: version }] as const),
  ]);
}

/** Every change of an app, the oldest first. Refuses a history from which something was taken. */
export async function readHistory(depot: Depot, name: string): Promise<Pointer[]> {
  return (await readSeries(depot, historyOf(name))).map((record) => pointerIn(depot, name, record));
}

/** The change by which the version that is live became so: the newest one may have been about a canary, or a freeze. */
export async function liveSince(depot: Depot, pointer: Pointer): Promise<Pointer> {
  let since = pointer;
  for (const revision of (await sequencesIn(depot, historyOf(pointer.name))).reverse()) {
    if (revision >= pointer.revision) continue;
    const before = await readRevision(depot, pointer.name, revision);
    if (before.live !== pointer.live) break;
    since = before;
  }
  return since;
}

const readRevision = async (depot: Depot, name: string, revision: number) =>
  pointerIn(depot, name, await readInSeries(depot, historyOf(name), revision));

/** The pointer in a record of an app. Refuses a record of something else, and one under another number. */
export function pointerIn(depot: Depot, name: string, { record, sequence }: TrustedRecord): Pointer {
  const parsed = v.safeParse(pointerSchema, record);
  if (parsed.success && parsed.output.name === name && [0, parsed.output.revision].includes(sequence))
    return parsed.output;
  throw new Refusal(
    `A record of ${historyOf(name).folder} in ${depot.address} is not the record of a release: restore it from a backup.`,
  );
}
