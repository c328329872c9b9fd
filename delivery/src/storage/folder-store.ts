import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Store } from './store';

const unfinished = '_delivery/unfinished';
const forgottenAfterMs = 3_600_000;

/**
 * A store in a folder of this machine. `link` and `rename` make each write whole, also between processes, and a write is
 * on the disk when it has returned.
 */
export function folderStore(address: string): Store {
  const root = resolve(address);
  let cleaned: Promise<void> | undefined;

  /** Puts the bytes in a file of their own, flushed, and then where they belong. */
  async function place<Result>(
    body: Buffer,
    key: string,
    put: (file: string, path: string) => Promise<Result>,
  ) {
    await (cleaned ??= removeForgotten(join(root, unfinished)));
    const path = await makeRoom(root, key);
    const file = join(root, unfinished, randomUUID());
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeThrough(file, body);
      const result = await put(file, path);
      await syncFolder(dirname(path));
      return result;
    } finally {
      await rm(file, { force: true });
    }
  }

  return {
    address: root,
    async read(key) {
      const path = pathOf(root, key);
      return path ? readFile(path).catch(nothingIfAbsent) : undefined;
    },
    write: (key, body) => place(body, key, rename),
    create: (key, body) => place(body, key, (file, path) => link(file, path).then(yes, noIfPresent)),
    async remove(key) {
      const path = pathOf(root, key);
      if (path) await rm(path, { force: true });
    },
    async list(prefix) {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const keys = await keysBelow(root, pathOf(root, folder) ?? root);
      return keys.filter((key) => key.startsWith(prefix) && !key.startsWith(unfinished)).sort(byCodePoint);
    },
  };
}

/** A key that would leave the folder has no path. */
function pathOf(root: string, key: string): string | undefined {
  const path = resolve(root, key);
  return path === root || path.startsWith(root + sep) ? path : undefined;
}

/** Makes the folders of a key, each of them on the disk before anything is written to it. */
async function makeRoom(root: string, key: string): Promise<string> {
  const path = pathOf(root, key);
  if (!path) throw new Error(`The key ${key} leaves the store.`);
  const first = await mkdir(dirname(path), { recursive: true });
  if (first) {
    const stop = dirname(first);
    for (let folder = dirname(dirname(path)); folder.length >= stop.length; folder = dirname(folder))
      await syncFolder(folder);
  }
  return path;
}

async function writeThrough(file: string, body: Buffer) {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A name is on the disk when its folder is. Windows has no such call, and refuses to open a folder. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r').catch((error: unknown) => {
    if (process.platform === 'win32') return undefined;
    throw error;
  });
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

/** Removes files that killed processes left behind: files that are still being written are much younger. */
async function removeForgotten(folder: string) {
  const names = (await readdir(folder).catch(nothingIfAbsent)) ?? [];
  for (const name of names) {
    const path = join(folder, name);
    const facts = await stat(path).catch(nothingIfAbsent);
    if (facts && Date.now() - facts.mtimeMs > forgottenAfterMs) await rm(path, { force: true });
  }
}

async function keysBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingIfAbsent);
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

const byCodePoint = (a: string, b: string) => (a < b ? -1 : 1);
const yes = () => true;
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

function noIfPresent(error: unknown): boolean {
  if (codeOf(error) === 'EEXIST') return false;
  throw error;
}

function nothingIfAbsent(error: unknown): undefined {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return undefined;
  throw error;
}
