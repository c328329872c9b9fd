import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const versionOf = (name) =>
  JSON.parse(readFileSync(resolve(root, 'shell/node_modules', name, 'package.json'), 'utf8')).version;

/**
 * The libraries, with the request under which the shell imports each. A whole library is paid for by every visitor;
 * `#offered` has of the large ones the names that the remotes use (the router alone: 54 KB whole, 30 KB so).
 */
const libraries = {
  react: 'react',
  'react/jsx-runtime': 'react/jsx-runtime',
  'react-dom': 'react-dom',
  'react-router-dom': '#offered/react-router-dom.ts',
  redux: '#offered/redux.ts',
  'react-redux': '#offered/react-redux.ts',
  '@reduxjs/toolkit': '#offered/redux-toolkit.ts',
  '@reduxjs/toolkit/query': '#offered/redux-toolkit-query.ts',
  '@reduxjs/toolkit/query/react': '#offered/redux-toolkit-query-react.ts',
};

/**
 * The packages of ours that hold state or context, so that the page must have them once. All of their doors are shared,
 * except those below: one that only draws imports the others inside its package, and would bring a second copy of their
 * state along.
 */
export const stateful = ['api', 'platform', 'cart'];

/**
 * Doors of them that only draw, on few pages, and import what holds state by its public name. The remotes that draw them carry
 * them: the shell would make every visitor load them.
 */
const drawing = ['cart/cart-item-card', 'cart/quantity-control'];
const isDrawing = (door) => drawing.some((place) => door === `@site/${place}`);

/** The route table is the shell's, so that a new page of one remote needs no new build of the others. */
const routeTable = '@site/contracts/routes';

/** Where those packages lie. */
export const statefulFolders = stateful.map((name) => resolve(root, 'shared', name));

/** What of those folders a remote carries. */
export const drawingFolders = drawing.map((place) => resolve(root, 'shared', place.replace('/', '/src/')));

/** The packages of which a remote carries nothing, unless its build draws its pages. */
export const sharedWhole = stateful.filter((name) => !drawing.some((place) => place.startsWith(`${name}/`)));

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

/** Every module that the page must have once, by name: its installed version, and how the shell imports it. */
export function singletons() {
  const shared = stateful.flatMap(doorsOf).filter((door) => !isDrawing(door));
  const doors = [...shared, routeTable].map((door) => [door, door]);
  const modules = [...Object.entries(libraries), ...doors];
  return Object.fromEntries(
    modules.map(([name, request]) => [name, { request, version: versionOf(packageOf(name)) }]),
  );
}

/** The versions of shared modules, by name. */
export const versionsOf = (shared) =>
  Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version]));

/** The range that a remote asks of the shell for a shared module: the same major version, at least this one. */
export const rangeOf = (version) => `^${version}`;
