import * as v from 'valibot';
import { Refusal } from './refusal';
import { jsonBytes, readJson, type Store } from '#storage/store.ts';

const pointerSchema = v.object({
  name: v.string(),
  revision: v.number(),
  at: v.string(),
  by: v.string(),
  why: v.string(),
  action: v.string(),
  live: v.optional(v.string()),
  lastGood: v.optional(v.string()),
  canary: v.optional(v.object({ version: v.string(), share: v.number(), budget: v.number() })),
  frozen: v.optional(v.boolean(), false),
});

/**
 * What is live of one app, with who changed it, when and why. Each change is a new numbered file that nobody may
 * overwrite, so the highest number is the truth, the files are the history, and of two changes at once one tries again.
 */
export type Pointer = v.InferOutput<typeof pointerSchema>;

/** The part of a pointer that a change decides. */
export type PointerState = Pick<Pointer, 'live' | 'lastGood' | 'canary' | 'frozen'>;

export interface Change {
  action: string;
  by: string;
  why: string;
  /** The state after the change, given the one before; the same object where there is nothing to change. */
  next(before: PointerState): PointerState;
}

const root = '_delivery/history/';
const keyOf = (name: string, revision: number) => `${root}${name}/${String(revision).padStart(8, '0')}.json`;
const unborn: PointerState = { frozen: false };

/** The pointer of an app, or nothing where none of its versions was ever promoted. */
export async function readPointer(store: Store, name: string): Promise<Pointer | undefined> {
  const keys = await store.list(`${root}${name}/`);
  return keys.length ? readRevision(store, keys.at(-1)!) : undefined;
}

/** The pointers of every app in the store, by name. */
export async function readPointers(store: Store): Promise<Map<string, Pointer>> {
  const latest = new Map<string, string>();
  for (const key of await store.list(root)) latest.set(key.slice(root.length).split('/')[0]!, key);
  const pointers = await Promise.all(
    [...latest].map(async ([name, key]) => [name, await readRevision(store, key)] as const),
  );
  return new Map(pointers);
}

/** Every change of an app, the oldest first. */
export async function readHistory(store: Store, name: string): Promise<Pointer[]> {
  const keys = await store.list(`${root}${name}/`);
  return Promise.all(keys.map((key) => readRevision(store, key)));
}

/**
 * Changes a pointer as a compare-and-swap: the change is decided again whenever somebody else was faster. Returns the
 * pointer after it, which is the one before where there was nothing to change.
 */
export async function changePointer(store: Store, name: string, change: Change): Promise<Pointer> {
  for (;;) {
    const before = await readPointer(store, name);
    const state = change.next(before ?? unborn);
    if (before && state === before) return before;
    const { action, by, why } = change;
    const { live, lastGood, canary, frozen } = state;
    const revision = (before?.revision ?? 0) + 1;
    const after: Pointer = {
      name,
      revision,
      at: new Date().toISOString(),
      by,
      why,
      action,
      live,
      lastGood,
      canary,
      frozen,
    };
    if (await store.create(keyOf(name, revision), jsonBytes(after))) return after;
  }
}

async function readRevision(store: Store, key: string): Promise<Pointer> {
  const parsed = v.safeParse(pointerSchema, await readJson(store, key));
  if (!parsed.success)
    throw new Refusal(`${key} in ${store.address} is not a record of a release: restore it from a backup.`);
  return parsed.output;
}
