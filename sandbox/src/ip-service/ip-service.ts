import type { FastifyInstance } from 'fastify';

/** Stands in for the third-party service that tells a browser its address: `GET /sandbox/ip` answers `{ip}` (D17). */
export function ipRoutes(app: FastifyInstance) {
  app.get('/sandbox/ip', async (request) => ({ ip: request.ip }));
}
