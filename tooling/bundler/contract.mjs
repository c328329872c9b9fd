import { source } from './source.mjs';

const { contractVersion } = await source('contracts/src/remote-contract.ts');
/** Every page of the site with its name. */
export const { routeEntries } = await source('contracts/src/routes.ts');

/** The pages of a remote: the path of each, by its name in the route table. */
export const pagesOf = (name) =>
  Object.fromEntries(
    routeEntries.filter(([, { owner }]) => owner === name).map(([id, { path }]) => [id, path]),
  );

/** What a remote's build promises: the contract it was built for, its paths, and which of them are for no search engine. */
export const readContract = (name) => ({
  contract: contractVersion,
  routes: Object.values(pagesOf(name)),
  unlisted: routeEntries
    .filter(([, { owner, listed }]) => owner === name && !listed)
    .map(([, { path }]) => path),
});

/** Which remote the route table gives each path to. */
export const routeOwners = Object.fromEntries(routeEntries.map(([, route]) => [route.path, route.owner]));

/** The contract versions that the shell of this source speaks. */
export const spokenContracts = [contractVersion];
