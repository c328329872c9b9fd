import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { require as requireSource } from 'tsx/cjs/api';
import { source } from './source.mjs';

const { contractVersion } = await source('contracts/src/remote-contract.ts');
/** Every page of the route table with its name. */
export const { routeEntries } = await source('contracts/src/routes.ts');

/** The pages of the remote in a folder, by name: those that the route table gives to it, and its own. */
function routesIn(folder) {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const known = routeEntries.filter(([, { owner }]) => owner === name);
  const own = Object.entries(ownOf(folder).routes);
  const twice = own.find(([id]) => known.some(([other]) => other === id));
  if (twice)
    throw new Error(`The route table has a page ${twice[0]} of ${name} already: give this one another name.`);
  return [...known, ...own];
}

/** What `src/remote/routes.ts` of a remote says, where it has one. */
function ownOf(folder) {
  const file = join(folder, 'src/remote/routes.ts');
  const { routes = {}, redirects = {} } = existsSync(file) ? requireSource(file, import.meta.url) : {};
  return { routes, redirects };
}

/** The path of each page of the remote in a folder, by its name. */
export const pagesIn = (folder) => Object.fromEntries(routesIn(folder).map(([id, { path }]) => [id, path]));

/** What a remote's build promises: the contract it was built for, and its pages. */
export function readContract(folder) {
  const routes = routesIn(folder);
  const pathsOf = (isWanted) => routes.filter(([, route]) => isWanted(route)).map(([, { path }]) => path);
  return {
    contract: contractVersion,
    routes: pathsOf(() => true),
    routeTable: Object.fromEntries(
      routes.map(([page, { path, guarded }]) => [path, { page, ...(guarded && { guarded }) }]),
    ),
    unlisted: pathsOf(({ listed }) => !listed),
    titles: Object.fromEntries(
      routes.filter(([, { title }]) => title).map(([, { path, title }]) => [path, title]),
    ),
    redirects: ownOf(folder).redirects,
  };
}

/** The contract versions that the shell of this source speaks. */
export const spokenContracts = [contractVersion];
