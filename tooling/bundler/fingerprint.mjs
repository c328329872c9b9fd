import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { apps } from '../apps.mjs';
import { readContract, routeEntries } from './contract.mjs';
import { installedPackages, workspacePackages } from './lockfile.mjs';
import { sharedWhole, singletons, versionsOf } from './singletons.mjs';

const root = resolve(import.meta.dirname, '../..');
const ignored = new Set([
  'node_modules',
  'dist',
  'coverage',
  'development',
  'examples',
  'README.md',
  'CHANGELOG.md',
  'pipeline.example.yml',
]);
const isTest = (name) => /\.(test|spec|examples)\.[jt]sx?$/.test(name);

/** What builds every app. */
const bundler = ['shared/release', 'tooling/browsers.mjs', 'tooling/bundler'];
const routeTable = 'shared/contracts/src/routes.ts';

/** Eight hex digits that change when, and only when, something changes that goes into the build of the app in `folder`. */
export function fingerprint(folder) {
  const hash = createHash('sha256');
  for (const file of sourcesOf(folder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  hash.update(JSON.stringify(factsOf(relative(root, folder))));
  return hash.digest('hex').slice(0, 8);
}

/** The files of the workspace that go into the build of the app in `folder`, relative to the root. */
export function sourcesOf(folder) {
  const app = relative(root, folder);
  const below = [...new Set([...bundler, ...packagesOf(app), app])].flatMap((path) => [
    ...filesBelow(join(root, path)),
  ]);
  const files = below.map((file) => relative(root, file));
  return isRemote(app) ? files.filter((file) => file !== routeTable) : files;
}

/** What goes into the build of an app beside files: installed packages, and of a remote what it takes from the shell. */
function factsOf(app) {
  const installed = installedPackages([app, ...packagesOf(app)], bundlerSources());
  if (!isRemote(app)) return { installed };
  const shared = [...new Set(Object.values(versionsOf(singletons())))];
  return {
    installed,
    shared,
    pages: readContract(join(root, app)),
    ...(drawsPages(app) && { links: linksOf(app) }),
  };
}

const isRemote = (app) => apps.some(({ name, kind }) => name === app && kind === 'remote');
const drawsPages = (app) => existsSync(join(root, app, 'src/remote/prerender.ts'));

/** The addresses that the markup of an app may have: those of the pages that its sources name. */
function linksOf(app) {
  const text = textOf(sourcesOf(join(root, app)));
  return routeEntries.filter(([id]) => text.includes(`'${id}'`)).map(([id, { path }]) => [id, path]);
}

// What a remote takes from the shell is not in its build, unless the build draws its pages.
const packagesOf = (app) =>
  workspacePackages(
    app,
    isRemote(app) && !drawsPages(app) ? sharedWhole.map((name) => `shared/${name}`) : [],
  );

const bundlerSources = () => textOf(bundler.flatMap((path) => [...filesBelow(join(root, path))]));

const textOf = (files) => files.map((file) => readFileSync(resolve(root, file), 'utf8')).join('\n');

function* filesBelow(path) {
  if (statSync(path).isFile()) return yield path;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (ignored.has(entry.name) || isTest(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}
