import type { FastifyInstance } from 'fastify';
import { inReais } from '#app/money.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { customerOf } from '#resources/auth/session.ts';
import { pendingCents, prizesOf, prizeStatus, type PrizeRow } from './prize-book';

/** A customer's prizes: what can be claimed on the site, all of them, and what can be exchanged (D17). */
export function prizeRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.get('/titulo-de-capitalizacao/busca-premios-pendentes', async (request) => {
    const customer = await customerOf(sandbox, request);
    return pending(await prizesOf(sandbox, customer.id)).map((prize) => ({
      ...shown(prize),
      prizeValue: decimal(pendingCents(prize)),
    }));
  });

  app.get('/titulo-de-capitalizacao/premiacoes', async (request) => {
    const customer = await customerOf(sandbox, request);
    return (await prizesOf(sandbox, customer.id)).map(shown).reverse();
  });

  app.get('/titulo-de-capitalizacao/premiados', async (request) => {
    const customer = await customerOf(sandbox, request);
    const exchangeable = pending(await prizesOf(sandbox, customer.id));
    return {
      prizeWinningTitulos: exchangeable.map(({ titleNumber, eventCode }) => ({
        tituloNumber: titleNumber,
        event: eventCode,
      })),
      ownerName: customer.fullName,
      totalPrizeAmount: inReais(exchangeable.reduce((sum, prize) => sum + pendingCents(prize), 0)),
    };
  });
}

const pending = (all: PrizeRow[]) => all.filter((prize) => prizeStatus(prize) === 'PENDING');

const decimal = (cents: number) => inReais(cents).toFixed(2);

const shown = (prize: PrizeRow) => ({
  event_code: prize.eventCode,
  number: prize.titleNumber,
  prizeValue: decimal(prize.valueCents),
  created_at: prize.wonAt.toISOString(),
  status: prizeStatus(prize),
  payoutId: prize.payoutId,
});
