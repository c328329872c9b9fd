import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const ignored = new Set(['node_modules', 'dist', 'coverage', 'README.md']);
const isTest = (name) => /\.(test|spec|examples)\.[jt]sx?$/.test(name);

/** Everything outside its own folder that goes into an app's build. */
const common = [
  'pnpm-lock.yaml',
  'tooling/bundler',
  ...[
    'api',
    'brand',
    'cart',
    'contracts',
    'domain',
    'forms',
    'platform',
    'prerender',
    'release',
    'tokens',
    'ui',
  ].map((name) => `shared/${name}`),
];

function* filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (ignored.has(entry.name) || isTest(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}

/** Eight hex digits that change when, and only when, a file changes that goes into the build of the app in `folder`. */
export function fingerprint(folder) {
  const hash = createHash('sha256');
  const add = (file, name) => hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  for (const path of common) {
    const full = resolve(root, path);
    if (path.endsWith('.yaml')) add(full, path);
    else for (const file of filesBelow(full)) add(file, relative(root, file));
  }
  for (const file of filesBelow(folder)) add(file, relative(folder, file));
  return hash.digest('hex').slice(0, 8);
}
