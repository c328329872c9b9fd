import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const doorOf = (path) => `@site/${path.replace('/src/', '/').replace(/\.tsx?$/, '')}`;

/** A module of a shared package, by its path in the site's workspace. */
export const source = (path) => import(doorOf(path));

/** The file of a shared package, by its path in the site's workspace. */
export const sharedFile = (path) => resolve(doorOf(path));
