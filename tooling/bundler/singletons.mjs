import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const versionOf = (name) =>
  JSON.parse(readFileSync(resolve(root, 'shell/node_modules', name, 'package.json'), 'utf8')).version;

const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
];

/** The packages of ours that hold state or context, so that the page must have them once. */
const stateful = ['api', 'platform', 'cart'];

const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function doorsOf(name) {
  const folder = resolve(root, 'shared', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([door, place]) =>
    namesAt(folder, place).map((file) => door.replace('*', file).replace('.', `@site/${name}`)),
  );
}

function namesAt(folder, place) {
  const [before, after] = [place.slice(0, place.indexOf('*')), place.slice(place.indexOf('*') + 1)];
  const entries = readdirSync(join(folder, before), { withFileTypes: true });
  const isRoom = after.startsWith('/');
  return entries
    .filter((entry) =>
      isRoom
        ? entry.isDirectory()
        : entry.isFile() && entry.name.endsWith(after) && !entry.name.includes('.test.'),
    )
    .map((entry) => (isRoom ? entry.name : entry.name.slice(0, -after.length)));
}

/** Every module that shell and remotes must share as one copy, with its installed version. */
export function singletons() {
  const names = [...libraries, ...stateful.flatMap(doorsOf)];
  return Object.fromEntries(names.map((name) => [name, versionOf(packageOf(name))]));
}

/** The range that a remote asks of the shell for a shared module: the same major version, at least this one. */
export const rangeOf = (version) => `^${version}`;
