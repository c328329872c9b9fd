import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ofShell = createRequire(new URL('../../shell/package.json', import.meta.url));
const development = dirname(createRequire(ofShell.resolve('react-router-dom')).resolve('react-router'));
const production = development.replace(/development$/, 'production');

/** Where the router's builds for production are: its package names only those for development, which carry warnings. */
export const routerAlias = {
  'react-router$': join(production, 'index.mjs'),
  'react-router/dom$': join(production, 'dom-export.mjs'),
};
