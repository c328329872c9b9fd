import type { FastifyInstance } from 'fastify';

/**
 * Lets the pages of this machine read the responses of this scope, as a vendor's service does for its customers.
 * Those of others are refused before (`local-only.ts`). No cookies are involved.
 */
export function allowOtherOrigins(scope: FastifyInstance) {
  scope.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    if (origin) reply.headers({ 'access-control-allow-origin': origin, vary: 'Origin' });
  });
  // What the provider's script sends as JSON; nothing else here takes a call that a browser asks about first.
  scope.options('/sandbox/checkout/*', async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-headers': 'content-type',
        'access-control-allow-methods': 'GET, POST',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
}
