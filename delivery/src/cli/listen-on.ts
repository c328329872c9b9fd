import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#refusal.ts';

/** Makes a server listen, and returns its port. A port that is taken is refused with a sentence. */
export async function listenOn(
  server: Pick<FastifyInstance, 'listen' | 'server'>,
  { port, host }: { port: number; host: string },
): Promise<number> {
  await server.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Refusal(`Port ${port} is busy: end the program that uses it, or choose another with --port.`);
  });
  return (server.server.address() as AddressInfo).port;
}
