import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** Where the bench keeps what it makes. */
export const cache = join(root, '.cache/bench');

/** Copies the sources as they stand into the cache, with links to their packages, so that the bench builds undisturbed. */
export function copyWorkspace(name: string): string {
  const copy = join(cache, name);
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file && existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const file of files.filter((name) => name.endsWith('package.json'))) {
    const packages = join(root, dirname(file), 'node_modules');
    const link = join(copy, dirname(file), 'node_modules');
    if (existsSync(packages) && !existsSync(link)) symlinkSync(packages, link);
  }
  return copy;
}
