import type { FastifyInstance } from 'fastify';

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'GET, POST',
  'access-control-max-age': '600',
};

/** Lets pages of any origin read what this scope answers, as a vendor's service does. No cookies are involved. */
export function allowEveryOrigin(scope: FastifyInstance) {
  scope.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  scope.options('/sandbox/*', async (_request, reply) => reply.code(204).send());
}
