import Fastify, { type FastifyInstance } from 'fastify';
import { controlRoutes } from '#control/control.ts';
import { ipRoutes } from '#ip-service/ip-service.ts';
import { mailboxRoutes } from '#mailbox/mailbox-page.ts';
import { providerApiRoutes } from '#payment-provider/browser-api.ts';
import { allowOtherOrigins } from '#payment-provider/cross-origin.ts';
import { providerPages } from '#payment-provider/pages.ts';
import { scriptRoutes } from '#payment-provider/script.ts';
import { authRoutes } from '#resources/auth/auth.ts';
import { payRoutes } from '#resources/payments/pay.ts';
import { paymentRoutes } from '#resources/payments/payments.ts';
import { registrationFormRoutes } from '#resources/payments/registration-form.ts';
import { payoutRoutes } from '#resources/payouts/payouts.ts';
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
import { indexRoutes } from './index-page';
import { allowLocalRequestsOnly } from './local-only';
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
  paymentRoutes,
  payRoutes,
  registrationFormRoutes,
  payoutRoutes,
];

/** The server with all routes of the sandbox, ready to listen. */
export function buildApp(sandbox: Sandbox): FastifyInstance {
  const app = Fastify({
    logger: sandbox.config.log,
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  answerErrors(app);
  allowLocalRequestsOnly(app, sandbox.config);
  app.register(
    async (scope) => {
      for (const routes of api) routes(scope, sandbox);
    },
    { prefix: '/api' },
  );
  app.register(async (scope) => {
    allowOtherOrigins(scope);
    scriptRoutes(scope, sandbox);
    providerApiRoutes(scope, sandbox);
    ipRoutes(scope);
  });
  app.register(async (scope) => providerPages(scope, sandbox));
  app.register(async (scope) => controlRoutes(scope, sandbox), { prefix: '/sandbox/testing' });
  indexRoutes(app, sandbox);
  bankRoutes(app);
  mailboxRoutes(app, sandbox);
  return app;
}
