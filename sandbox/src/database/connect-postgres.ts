import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection } from './connect';
import { migrations, settings } from './settings';

/** Opens a PostgreSQL database. An error names it without its user and password. */
export async function connectPostgres(url: string): Promise<Connection> {
  if (!URL.canParse(url))
    throw new Error(
      'DATABASE_URL is not a valid database URL. Example: postgresql://user:password@host:5432/name',
    );
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  const db = drizzle(pool, settings);
  try {
    await migrate(db, migrations);
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(url);
    throw new Error(`the database of DATABASE_URL at ${host}${pathname} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return { db, close: () => pool.end() };
}

/** Why a database could not be used. Drivers hide it: as the cause, or as a list with one error for each address. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message;
}
