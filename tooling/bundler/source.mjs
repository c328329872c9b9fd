import { resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** A module of a shared package, by its path below `shared`. Node 20 does not read TypeScript by itself. */
export const source = (path) => tsImport(resolve(import.meta.dirname, '../../shared', path), import.meta.url);

/** The file of a shared package, by its path below `shared`. */
export const sharedFile = (path) => resolve(import.meta.dirname, '../../shared', path);
