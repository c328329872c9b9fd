import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { tables } from './tables';

/** The sandbox's database, or a transaction in it: PGlite and PostgreSQL look the same from here. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

/** An open database. */
export interface Connection {
  db: Database;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date. Without a URL it is PGlite in `folder` ('memory:' keeps
 * nothing). Only the driver that is used is loaded.
 */
export async function connect({ url, folder }: { url?: string; folder: string }): Promise<Connection> {
  if (url) return (await import('./connect-postgres')).connectPostgres(url);
  return (await import('./connect-pglite')).connectPglite(folder);
}
