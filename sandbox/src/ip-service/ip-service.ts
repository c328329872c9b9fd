import type { FastifyInstance } from 'fastify';

/**
 * Stands in for the third-party service that returns the browser's address: `GET /sandbox/ip` returns `{ip}`
 * (D17).
 */
export function ipRoutes(app: FastifyInstance) {
  app.get('/sandbox/ip', async (request) => ({ ip: request.ip }));
}
