import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Store } from './store';

const unfinished = '_delivery/unfinished';

/** A store in a folder of this machine. `link` and `rename` make each write whole, also between processes. */
export function folderStore(address: string): Store {
  const root = resolve(address);

  return {
    address: root,
    async read(key) {
      const path = pathOf(root, key);
      return path ? readFile(path).catch(nothingIfAbsent) : undefined;
    },
    async write(key, body) {
      await throughFile(root, body, async (file) => rename(file, await roomFor(root, key)));
    },
    async create(key, body) {
      return throughFile(root, body, async (file) =>
        link(file, await roomFor(root, key)).then(yes, noIfPresent),
      );
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

async function roomFor(root: string, key: string): Promise<string> {
  const path = pathOf(root, key);
  if (!path) throw new Error(`The key ${key} leaves the store.`);
  await mkdir(dirname(path), { recursive: true });
  return path;
}

async function throughFile<Result>(
  root: string,
  body: Buffer,
  place: (file: string) => Promise<Result>,
): Promise<Result> {
  const file = join(root, unfinished, randomUUID());
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, body);
    return await place(file);
  } finally {
    await rm(file, { force: true });
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
