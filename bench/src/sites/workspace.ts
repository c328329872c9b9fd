import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** Where the bench keeps what it makes: outside the repository, whose checks would read all of it. */
export const cache = join(tmpdir(), 'ciranda-bench');

/**
 * Copies the current sources into the cache, so that the bench builds undisturbed. Packages of the workspace are
 * the copy's own; those of the registry are links to the one store.
 */
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
  const folders = files.filter((file) => file.endsWith('package.json')).map((file) => dirname(file));
  for (const folder of folders.filter((folder) => existsSync(join(root, folder, 'node_modules'))))
    linkPackages(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  return copy;
}

function linkPackages(from: string, to: string) {
  // The links between packages are relative, so that a copy of them points into the copy.
  if (from !== join(root, 'node_modules'))
    return cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => !/^(@site$|\.pnpm-)/.test(entry)))
    symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, '@site'), join(to, '@site'), { recursive: true, verbatimSymlinks: true });
}
