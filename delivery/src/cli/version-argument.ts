import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildRecordFile } from '@site/release/files';
import { parseBuild } from '#publish/build.ts';
import type { Version } from '#registry/pointer.ts';
import { Refusal } from '#refusal.ts';
import { calledFrom } from './environment';

/** The version that an argument names: `mfe-shop@1.0.0-1a2b3c4d`, or the folder of its build, `mfe-shop/dist`. */
export function versionArgument(word = ''): Version {
  // The folder first: its path may hold an @.
  const folder = resolve(calledFrom(), word);
  const record = join(folder, buildRecordFile);
  if (word && existsSync(record)) return parseBuild(readFileSync(record), folder);
  const [name, version, ...more] = word.split('@');
  if (name && version && more.length === 0) return { name, version };
  throw new Refusal(
    `"${word}" is not a version. Examples: mfe-shop@1.0.0-1a2b3c4d, or the folder of its build: mfe-shop/dist`,
  );
}

/** The name of an app. */
export function appArgument(word: string | undefined): string {
  if (!word || !/^[a-z][a-z0-9-]*$/.test(word))
    throw new Refusal(`"${word ?? ''}" is not the name of an app. Example: mfe-shop`);
  return word;
}
