import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { Depot } from '#storage/depot.ts';
import { Refusal } from '#refusal.ts';

const canarySchema = v.object({
  version: v.string(),
  /** Per cent of the visitors, 0 to 100. */
  share: v.number(),
  /** So many reported failures stop the canary. */
  budget: v.number(),
  /** The revision in which it began. */
  since: v.number(),
});

const pointerSchema = v.object({
  name: v.string(),
  revision: v.number(),
  at: v.string(),
  by: v.string(),
  why: v.string(),
  action: v.picklist([
    'promote',
    'rollback',
    'canary',
    'canary-raise',
    'canary-finish',
    'canary-abort',
    'freeze',
    'unfreeze',
  ]),
  live: v.optional(v.string()),
  lastGood: v.optional(v.string()),
  canary: v.optional(canarySchema),
  frozen: v.boolean(),
});

/**
 * What is live of one app, with who changed it, when and why. Each change is a new numbered file that nobody may
 * overwrite, so the highest number is the truth, the files are the history, and of two changes at once one tries again.
 */
export type Pointer = v.InferOutput<typeof pointerSchema>;

/** A version that a share of the visitors gets. */
export type Canary = v.InferOutput<typeof canarySchema>;

/** The part of a pointer that a change decides. */
export type PointerState = Pick<Pointer, 'live' | 'lastGood' | 'canary' | 'frozen'>;

/** A version of an app. */
export interface Version {
  name: string;
  version: string;
}

/** Who asks for a change, and why. Both are kept in the history. */
export interface Author {
  by: string;
  why: string;
}

export interface Change extends Author {
  action: Pointer['action'];
  /** The state after the change, given the one before and the revision to come; `before` itself changes nothing. */
  next(before: PointerState, revision: number): PointerState | Promise<PointerState>;
}

const root = '_delivery/history/';
const keyOf = (name: string, revision: number) => `${root}${name}/${String(revision).padStart(8, '0')}.json`;
const unborn: PointerState = { frozen: false };

/** The pointer of an app, or nothing where none of its versions was ever promoted. */
export async function readPointer(depot: Depot, name: string): Promise<Pointer | undefined> {
  const key = (await depot.list(`${root}${name}/`)).at(-1);
  return key === undefined ? undefined : readRevision(depot, key);
}

/** Where the newest record of every app lies, by the app's name. */
export async function newestRecords(depot: Depot): Promise<Map<string, string>> {
  return new Map((await depot.list(root)).map((key) => [nameIn(key), key]));
}

/** The pointers of every app in the store, by name. */
export async function readPointers(depot: Depot): Promise<Map<string, Pointer>> {
  return pointersIn(depot, await newestRecords(depot));
}

/** The pointers in these records, by the app's name. */
export async function pointersIn(
  depot: Depot,
  records: ReadonlyMap<string, string>,
): Promise<Map<string, Pointer>> {
  const pairs = [...records].map(async ([name, key]) => [name, await readRevision(depot, key)] as const);
  return new Map(await Promise.all(pairs));
}

/** The pointers as they would be with other versions live for everybody. Nothing is written. */
export function withLive(
  pointers: ReadonlyMap<string, Pointer>,
  versions: readonly Version[],
): Map<string, Pointer> {
  const nobody = { revision: 0, at: '', by: '', why: '', action: 'promote', frozen: false } as const;
  return new Map([
    ...pointers,
    ...versions.map(({ name, version }) => [name, { ...nobody, name, live: version }] as const),
  ]);
}

/** Every change of an app, the oldest first. */
export async function readHistory(depot: Depot, name: string): Promise<Pointer[]> {
  const keys = await depot.list(`${root}${name}/`);
  return Promise.all(keys.map((key) => readRevision(depot, key)));
}

/** The change by which the version that is live became so: the newest one may have been about a canary, or a freeze. */
export async function liveSince(depot: Depot, pointer: Pointer): Promise<Pointer> {
  const keys = await depot.list(`${root}${pointer.name}/`);
  let since = pointer;
  for (const key of keys.filter((each) => each < keyOf(pointer.name, pointer.revision)).reverse()) {
    const before = await readRevision(depot, key);
    if (before.live !== pointer.live) break;
    since = before;
  }
  return since;
}

/**
 * Changes a pointer as a compare-and-swap: the change is decided again whenever somebody else was faster. Returns the
 * pointer after it, which is the one before where there was nothing to change.
 */
export async function changePointer(depot: Depot, name: string, change: Change): Promise<Pointer> {
  for (;;) {
    const before = await readPointer(depot, name);
    const revision = (before?.revision ?? 0) + 1;
    const { live, lastGood, canary, frozen } = await change.next(before ?? unborn, revision);
    const state = { live, lastGood, canary, frozen };
    if (before && JSON.stringify(state) === JSON.stringify(stateOf(before))) return before;
    const { action, by, why } = change;
    const after: Pointer = { name, revision, at: new Date().toISOString(), by, why, action, ...state };
    if (await depot.createRecord(keyOf(name, revision), after)) return after;
    // Whoever lost steps back for a moment, so that a crowd does not stay in step.
    await setTimeout(Math.random() * 50);
  }
}

const nameIn = (key: string) => key.slice(root.length, key.indexOf('/', root.length));
const stateOf = ({ live, lastGood, canary, frozen }: PointerState) => ({ live, lastGood, canary, frozen });

async function readRevision(depot: Depot, key: string): Promise<Pointer> {
  const parsed = v.safeParse(pointerSchema, await depot.readRecord(key));
  if (!parsed.success)
    throw new Refusal(`${key} in ${depot.address} is not a record of a release: restore it from a backup.`);
  return parsed.output;
}
