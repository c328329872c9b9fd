import globals from 'globals';

/** The browser's storage, which has one user. */
export const storages = ['localStorage', 'sessionStorage'];

/** What only Node has. Tests of a page read files, so the program that checks its types knows Node. */
export const nodeGlobals = Object.keys(globals.node).filter(
  (name) => !(name in globals.browser) && !(name in globals.builtin),
);
