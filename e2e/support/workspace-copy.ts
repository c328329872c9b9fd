import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import apps from '@site/tooling/apps.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');

/** Copies the current workspace, with its last builds. Packages from registries are links into the workspace. */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'ciranda-copy-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const { name } of apps)
    cpSync(join(root, name, 'dist'), join(copy, name, 'dist'), { recursive: true });
  const manifests = files.split('\n').filter((name) => name.endsWith('package.json'));
  for (const folder of manifests.map((name) => dirname(name))) linkPackages(copy, folder);
  linkEmptyDatabase(copy);
  return copy;
}

/** Gives a folder of the copy the packages of a folder of the workspace; those of the workspace are the copy's own. */
export function linkPackages(copy: string, folder: string, from = folder) {
  linkEntries(join(root, from, 'node_modules'), join(copy, folder, 'node_modules'));
}

/** The files of a database without tables, which PGlite computes for seconds to make (`sandbox`, `empty-database.ts`). */
function linkEmptyDatabase(copy: string) {
  const cache = 'sandbox/node_modules/.cache';
  if (existsSync(join(root, cache))) symlinkSync(join(root, cache), join(copy, cache));
}

function linkEntries(from: string, to: string) {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // pnpm's links are relative, so that in the copy they lead to the copy's own packages.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name.startsWith('@')) linkEntries(source, target);
    // pnpm wants its own notes to be real.
    else if (!entry.name.startsWith('.pnpm-') && entry.name !== '.cache') symlinkSync(source, target);
  }
}
