import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { emptyDatabase } from './empty-database';
import { lockFolder } from './folder-lock';
import { tables } from './tables';

/** The sandbox's database, or a transaction in it: PGlite and PostgreSQL look the same from here. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

/** An open database. */
export interface Connection {
  db: Database;
  close(): Promise<void>;
}

const settings = { casing: 'snake_case', schema: tables } as const;
const migrations = { migrationsFolder: resolve(import.meta.dirname, 'migrations') };

/**
 * Opens the database and brings its tables up to date. Without a URL it is PGlite in `folder` ('memory:' keeps
 * nothing).
 */
export async function connect({ url, folder }: { url?: string; folder: string }): Promise<Connection> {
  return url ? connectPostgres(url) : connectPglite(folder);
}

async function connectPostgres(url: string): Promise<Connection> {
  if (!URL.canParse(url))
    throw new Error(
      'DATABASE_URL is not a valid database URL. Example: postgresql://user:password@host:5432/name',
    );
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  const db = overPostgres(pool, settings);
  try {
    await migratePostgres(db, migrations);
  } catch (error) {
    await pool.end();
    // The address without its user and password.
    const { host, pathname } = new URL(url);
    throw new Error(`the database of DATABASE_URL at ${host}${pathname} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return { db, close: () => pool.end() };
}

async function connectPglite(folder: string): Promise<Connection> {
  if (folder === 'memory:') return openPglite('memory://');
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  const connection = await openPglite(join(folder, 'pglite'));
  return { ...connection, close: () => connection.close().then(unlock) };
}

async function openPglite(place: string): Promise<Connection> {
  const client = await (existsSync(place)
    ? PGlite.create(place)
    : PGlite.create(place, { loadDataDir: await emptyDatabase() }));
  const db = overPglite(client, settings);
  await migratePglite(db, migrations);
  return { db, close: () => client.close() };
}

/** Why a database could not be used. Drivers hide it: as the cause, or as a list with one error for each address. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message;
}
