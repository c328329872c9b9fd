import type { Store } from '#storage/store.ts';

/** A store in memory, for tests of what is decided rather than of how it is kept. */
export function memoryStore(files = new Map<string, Buffer>()): Store {
  return {
    address: 'memory',
    read: async (key) => files.get(key),
    write: async (key, body) => void files.set(key, body),
    async create(key, body) {
      if (files.has(key)) return false;
      files.set(key, body);
      return true;
    },
    remove: async (key) => void files.delete(key),
    list: async (prefix) => [...files.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}
