import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadAll } from 'js-yaml';

const root = resolve(import.meta.dirname, '../..');
const linked = /^link:/;

// pnpm writes two documents; the second is that of the workspace.
const { importers, snapshots } = loadAll(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')).at(-1);

const versionsIn = (dependencies = {}) =>
  Object.entries(dependencies).map(([name, { version }]) => ({ name, version }));

/** The folders of the workspace whose packages an app is made of; those in `without`, and what they alone need, are left out. */
export function workspacePackages(app, without) {
  const found = new Set();
  const visit = (folder) => {
    for (const { version } of versionsIn(importers[folder].dependencies).filter(isLinked)) {
      const place = join(folder, version.replace(linked, ''));
      if (found.has(place) || without.includes(place)) continue;
      found.add(place);
      visit(place);
    }
  };
  visit(app);
  return [...found].sort();
}

// What an app's tests, types and editor need is not in its build.
const forTests = /^(@types\/|@testing-library\/|@site\/|typescript$|jest|fast-check$)/;

/**
 * The packages from the registry that make a build, each with its version: those of the folders, the first of which is
 * the app, those of the tooling that the bundler's sources name, and what they need in turn.
 */
export function installedPackages([app, ...packages], bundlerSources) {
  const named = ({ name }) => ["'", '/'].some((end) => bundlerSources.includes(`'${name}${end}`));
  const direct = [
    ...[app, ...packages].flatMap((folder) => versionsIn(importers[folder].dependencies)),
    ...versionsIn(importers[app].devDependencies).filter(({ name }) => !forTests.test(name)),
    ...versionsIn(importers.tooling.dependencies).filter(named),
  ];
  const found = new Set();
  const waiting = direct.filter((each) => !isLinked(each)).map(keyOf);
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    const { dependencies, optionalDependencies } = snapshots[key] ?? {};
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      waiting.push(keyOf({ name, version }));
  }
  return [...found].sort();
}

const isLinked = ({ version }) => linked.test(version);

// A package under another name is written with its own.
const keyOf = ({ name, version }) => (version in snapshots ? version : `${name}@${version}`);
