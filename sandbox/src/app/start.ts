import { connect } from '#database/connect.ts';
import { createClock } from './clock';
import type { Config } from './config';
import { requireFreePort } from './free-port';

/** Opens the database, fills it when it is empty, and listens. Returns the address, and what ends it all. */
export async function start(config: Config) {
  await requireFreePort(config);
  const connection = await connect({ url: config.databaseUrl, folder: config.folder });
  try {
    // Loaded only now: a sandbox that cannot start says so at once.
    const [{ seed }, { tokenSecretOf }, { buildApp }] = await Promise.all([
      import('#database/seed/seed.ts'),
      import('#resources/auth/token.ts'),
      import('./app'),
    ]);
    const clock = createClock();
    const { db } = connection;
    await seed({ db, clock, config });
    const app = buildApp({ db, clock, config, tokenSecret: await tokenSecretOf(db) });
    const address = await app.listen({ host: config.host, port: config.port });
    return { address, stop: () => app.close().then(() => connection.close()) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
