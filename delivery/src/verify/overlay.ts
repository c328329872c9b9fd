import type { Store } from '#storage/store.ts';

/** A store in which some files are others than those that are really there. Nothing is written. */
export function overlay(store: Store, files: ReadonlyMap<string, Buffer>): Store {
  return {
    ...store,
    read: async (key) => files.get(key) ?? store.read(key),
    write: refuse,
    create: refuse,
    remove: refuse,
  };
}

async function refuse(): Promise<never> {
  throw new Error('An overlay is only read.');
}
