import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformSync } from '@swc/core';

const source = (file) => resolve(import.meta.dirname, '../../shared/contracts/src', file);

// The contract is TypeScript; Node 20 does not read it, so the compiler that builds the apps strips its types.
async function load(file) {
  const { code } = transformSync(readFileSync(source(file), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

const { contractVersion } = await load('remote-contract.ts');
const { routeEntries } = await load('routes.ts');

/** What a remote's build promises: the contract it was built for and the addresses it answers. */
export function readContract(name) {
  return {
    contract: contractVersion,
    routes: routeEntries.filter(([, route]) => route.owner === name).map(([, route]) => route.path),
  };
}

/** The address of a page, as a pattern. */
export function pathOf(id) {
  const found = routeEntries.find(([name]) => name === id);
  if (!found) throw new Error(`The route table has no page ${id}.`);
  return found[1].path;
}

/** Which remote the route table gives each address to. */
export const routeOwners = Object.fromEntries(routeEntries.map(([, route]) => [route.path, route.owner]));

/** The contract versions that the shell of this source speaks. */
export const spokenContracts = [contractVersion];
