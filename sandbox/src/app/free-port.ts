import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config';

/** Throws at once what `listen` would throw when the database was opened and filled, which takes seconds. */
export async function requireFreePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
