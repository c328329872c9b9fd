import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Connection } from './connect';
import { emptyDatabase } from './empty-database';
import { migrations, settings } from './settings';

/** Opens PGlite at a place and brings its tables up to date. */
export async function openPglite(place: string): Promise<Connection> {
  const client = await (existsSync(place)
    ? PGlite.create(place)
    : PGlite.create(place, { loadDataDir: await emptyDatabase() }));
  const db = drizzle(client, settings);
  await migrate(db, migrations);
  return { db, close: () => client.close() };
}
