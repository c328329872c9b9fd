import { readFileSync } from 'node:fs';

const site = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8'));

/** Every module that the page must have once, as the site's shell had it when this package was made. */
export const singletons = () => site.singletons;

/** Where the packages lie that hold state. */
export const statefulFolders = [/node_modules\/@site\/(api|platform|cart)\//];

/** What of them a remote carries. */
export const drawingFolders = [/node_modules\/@site\/cart\/dist\/(cart-item-card|quantity-control)\//];

/** The versions of shared modules, by name. */
export const versionsOf = (shared) =>
  Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version]));

/** The range that a remote asks of the shell for a shared module: the same major version, at least this one. */
export const rangeOf = (version) => `^${version}`;
