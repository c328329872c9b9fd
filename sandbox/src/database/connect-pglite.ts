import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from './connect';
import { lockFolder } from './folder-lock';

/** Opens PGlite in a folder, which no other process may use meanwhile. */
export async function connectPglite(folder: string): Promise<Connection> {
  if (folder === 'memory:') return open('memory://');
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  const connection = await open(join(folder, 'pglite'));
  return { ...connection, close: () => connection.close().then(unlock) };
}

// Large: a folder in use is told before it is loaded.
const open = async (place: string) => (await import('./open-pglite')).openPglite(place);
