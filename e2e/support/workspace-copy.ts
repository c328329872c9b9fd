import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const apps = ['shell', 'mfe-account', 'mfe-shop', 'mfe-prizes', 'mfe-content'];

/** Copies the workspace as it stands, with its last builds and without its packages, which are linked. */
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
  for (const app of apps) cpSync(join(root, app, 'dist'), join(copy, app, 'dist'), { recursive: true });
  const manifests = files.split('\n').filter((name) => name.endsWith('package.json'));
  for (const folder of manifests.map((name) => dirname(name))) {
    linkEntries(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
  return copy;
}

// pnpm wants the folder itself, and its own notes in it, to be real.
function linkEntries(from: string, to: string) {
  if (!existsSync(from)) return;
  mkdirSync(to);
  const kept = readdirSync(from).filter((entry) => !entry.startsWith('.pnpm-'));
  for (const entry of kept) symlinkSync(join(from, entry), join(to, entry));
}
