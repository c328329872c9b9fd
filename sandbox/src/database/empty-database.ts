import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const { resolve: pathOf } = createRequire(import.meta.url);
const folder = resolve(import.meta.dirname, '../../node_modules/.cache');

/**
 * The files of a PGlite without tables. PGlite computes for seconds to make them, so they are made once for each of its
 * versions and kept.
 */
export async function emptyDatabase(): Promise<Blob> {
  const { version } = JSON.parse(
    await readFile(resolve(pathOf('@electric-sql/pglite'), '../../package.json'), 'utf8'),
  ) as { version: string };
  const file = resolve(folder, `pglite-${version}.tar`);
  return readFile(file).then(
    (bytes) => new Blob([bytes]),
    () => make(file),
  );
}

async function make(file: string): Promise<Blob> {
  const client = await PGlite.create('memory://');
  const files = await client.dumpDataDir('none');
  await client.close();
  // Two processes may make it at the same time, and a third may read it: it is there whole or not at all.
  const own = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(own, Buffer.from(await files.arrayBuffer()));
  await rename(own, file);
  return files;
}
