import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';

const root = resolve(import.meta.dirname, '../..');
const { catalog } = load(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));

const read = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** The name outside of a package that has no scope inside the workspace. */
const nameOf = (name) => (name.startsWith('@') ? name : `@site/${name}`);

/**
 * The page may have only one copy of these, and the site's packages come in one version each: so they are peer
 * dependencies.
 */
const isPeer = (name) =>
  name.startsWith('@site/') ||
  /^(react|react-dom|react-redux|react-router-dom|redux|@reduxjs\/toolkit)$/.test(name);

const folderOf = (name) => {
  const bare = name.replace('@site/', '');
  return [`shared/${bare}`, bare].find((folder) => existsSync(join(root, folder, 'package.json')));
};

/** The range by which others ask for a package of the workspace, as npm has it. */
export const publishedRange = (name) => `^${read(folderOf(name)).version}`;

/** A range as a package names it that left the workspace. */
const rangeOf = (name, range) => {
  if (range.startsWith('workspace:')) return publishedRange(name);
  return range === 'catalog:' ? catalog[name] : range;
};

/** Makes the published `package.json` from the one in the workspace; `more` overrides fields. */
export function packageJson(folder, { without = [], ...more } = {}) {
  const { name, version, dependencies = {} } = read(folder);
  const ranges = Object.entries(dependencies)
    .filter(([each]) => !without.includes(each))
    .map(([each, range]) => [range.startsWith('workspace:') ? nameOf(each) : each, rangeOf(each, range)]);
  return {
    name: nameOf(name),
    version,
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: '>=20.19' },
    publishConfig: { provenance: true },
    dependencies: Object.fromEntries(ranges.filter(([each]) => !isPeer(each))),
    peerDependencies: Object.fromEntries(ranges.filter(([each]) => isPeer(each))),
    ...more,
  };
}
