import { resolve } from 'node:path';
import { tables } from './tables';

/** How both drivers name columns, and which tables they know. */
export const settings = { casing: 'snake_case', schema: tables } as const;

/** Where the steps are that bring the tables up to date. */
export const migrations = { migrationsFolder: resolve(import.meta.dirname, 'migrations') };
