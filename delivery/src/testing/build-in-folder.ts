import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { madeUpBuild } from './made-up-build';

/** A made-up build as a folder, as an app's own build leaves it. */
export function buildInFolder(folder: string, ...parts: Parameters<typeof madeUpBuild>): string {
  for (const [file, body] of madeUpBuild(...parts).files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
  }
  return folder;
}
