import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';

const root = resolve(import.meta.dirname, '../..');
const { catalog } = load(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));

const read = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** The page must have these once, and the site's packages come in one version each: whoever installs brings them. */
const isPeer = (name) =>
  name.startsWith('@site/') ||
  /^(react|react-dom|react-redux|react-router-dom|redux|@reduxjs\/toolkit)$/.test(name);

/** A range as a package names it that left the workspace. */
export const rangeOf = (name, range) => {
  if (range.startsWith('workspace:')) return `^${read(name.replace('@site/', 'shared/')).version}`;
  return range === 'catalog:' ? catalog[name] : range;
};

/** The `package.json` of a package that left the workspace, from the one that it has there; `more` goes on top. */
export function packageJson(folder, { without = [], ...more } = {}) {
  const { name, version, dependencies = {} } = read(folder);
  const ranges = Object.entries(dependencies)
    .filter(([each]) => !without.includes(each))
    .map(([each, range]) => [each, rangeOf(each, range)]);
  return {
    name,
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
