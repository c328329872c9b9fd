import Fastify, { type FastifyInstance } from 'fastify';
import { mailboxRoutes } from '#mailbox/mailbox-page.ts';
import { authRoutes } from '#resources/auth/auth.ts';
import { prizeRoutes } from '#resources/prizes/prizes.ts';
import { scratchCardRoutes } from '#resources/scratch-cards/scratch-cards.ts';
import { scratchRoutes } from '#resources/scratch-cards/scratch.ts';
import { bankRoutes } from '#resources/static-data/banks.ts';
import { staticDataRoutes } from '#resources/static-data/static-data.ts';
import { printedTitleRoutes } from '#resources/titles/printed-titles.ts';
import { titleRoutes } from '#resources/titles/titles.ts';
import { toggleRoutes } from '#resources/toggles/toggles.ts';
import { profileRoutes } from '#resources/users/profile.ts';
import { recoveryRoutes } from '#resources/users/recovery.ts';
import { registrationRoutes } from '#resources/users/registration.ts';
import { answerErrors } from './errors';
import { answerLocalNamesOnly } from './local-only';
import type { Sandbox } from './sandbox';

const api = [
  authRoutes,
  registrationRoutes,
  recoveryRoutes,
  profileRoutes,
  toggleRoutes,
  staticDataRoutes,
  titleRoutes,
  printedTitleRoutes,
  scratchRoutes,
  scratchCardRoutes,
  prizeRoutes,
];

/** Everything that the sandbox answers to, ready to listen. */
export function buildApp(sandbox: Sandbox): FastifyInstance {
  const app = Fastify({
    logger: sandbox.config.log,
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  answerErrors(app);
  answerLocalNamesOnly(app, sandbox.config.host);
  app.register(
    async (scope) => {
      for (const routes of api) routes(scope, sandbox);
    },
    { prefix: '/api' },
  );
  bankRoutes(app);
  mailboxRoutes(app, sandbox);
  return app;
}
