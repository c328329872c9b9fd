import { type Depot, depot } from '#storage/depot.ts';
import { folderStore } from '#storage/folder-store.ts';
import { newKeyPair } from '#storage/keys.ts';
import { memoryStore } from './memory-store';
import { temporaryFolder } from './temporary-folder';

const { signing, trusted } = newKeyPair();

/** The keys that sign the records of this file's depots. */
export const testKeys = { signing, trusted: [{ key: trusted, apps: ['*'] }] };

/** A depot of the environment `local`, in a new folder that is gone after the file's tests. */
export const emptyDepot = (folder = temporaryFolder()): Depot =>
  depot(folderStore(folder), testKeys, 'local');

/** A depot of the environment `local` in memory. */
export const memoryDepot = (store = memoryStore()): Depot => depot(store, testKeys, 'local');
