import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { after, secondsUntil } from '#app/clock.ts';
import { inReais, money } from '#app/money.ts';
import { once } from '#app/once.ts';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import type { Database } from '#database/connect.ts';
import { payouts, prizes } from '#database/money-tables.ts';
import { sendMail } from '#mailbox/mailbox.ts';
import { customerOf, type UserRow } from '#resources/auth/session.ts';
import { claimablePrizes, pendingCents, releaseAfterSeconds, settle } from '#resources/prizes/prize-book.ts';
import { checkCode, endCode, makeCode } from '#resources/users/codes.ts';
import { greetingName, payoutLetter } from '#resources/users/letters.ts';
import { pauseBetweenSendings } from '#resources/users/pause.ts';
import { payFromPrizes } from './pay-from-prizes';
import { confirmBody, createBody, resendBody } from './payout-bodies';

type PayoutRow = typeof payouts.$inferSelect;

/** Payouts: prizes are reserved, a code by e-mail confirms the transfer, and 24 hours without it free them again. */
export function payoutRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { db, clock } = sandbox;

  app.post('/payout/create', async (request, reply) => {
    const customer = await customerOf(sandbox, request);
    const { accountInfo, favored_name: favoredName, cpf } = read(createBody, request.body);
    if (cpf !== customer.cpf) throw new Refusal(403, 'A conta deve ser do titular do CPF cadastrado.');
    return once(sandbox, { request, reply, userId: customer.id }, async (tx) => {
      const chosen = await claimablePrizes(tx, sandbox, customer.id);
      if (chosen.length === 0) throw new Refusal(409, 'Não há premiações disponíveis para transferência.');
      const totalCents = chosen.reduce((sum, prize) => sum + pendingCents(prize), 0);
      const [payout] = await tx
        .insert(payouts)
        .values({
          ...accountInfo,
          userId: customer.id,
          status: 'WAITING',
          totalCents,
          favoredName,
          cpf,
          createdAt: clock.now(),
        })
        .returning();
      const ids = chosen.map(({ id }) => id);
      if (!payout) throw new Error('the payout was not written');
      await tx.update(prizes).set({ payoutId: payout.id }).where(inArray(prizes.id, ids));
      await sendCode(tx, customer, payout);
      return { status: 201, body: { payoutId: payout.id } };
    });
  });

  app.post('/payout/confirm', async (request, reply) => {
    const customer = await customerOf(sandbox, request);
    const { code, payoutId } = read(confirmBody, request.body);
    return once(sandbox, { request, reply, userId: customer.id }, async (tx) => {
      await settle(tx, sandbox, customer.id);
      const payout = await waitingPayout(tx, customer.id, payoutId);
      if (payout instanceof Refusal) return payout;
      const attempt = { purpose: 'payout', userId: customer.id, subject: payoutId, typed: code } as const;
      const checked = await checkCode({ db: tx, clock }, attempt);
      if (checked instanceof Refusal) return checked;
      await endCode(tx, checked, clock.now());
      await payFromPrizes(tx, payoutId, clock.now());
      return { status: 201, body: { payoutId } };
    });
  });

  app.post('/payout/resend-validation-code', async (request) => {
    const customer = await customerOf(sandbox, request);
    const { payoutId } = read(resendBody, request.body);
    await db.transaction(async (tx) => {
      await settle(tx, sandbox, customer.id);
      const payout = await waitingPayout(tx, customer.id, payoutId);
      if (payout instanceof Refusal) throw payout;
      await sendCode(tx, customer, payout);
    });
    return { message: 'Código reenviado' };
  });

  app.get<{ Params: { id: string } }>('/payout/id/:id', async (request) => {
    const customer = await customerOf(sandbox, request);
    const { payoutId } = read(resendBody, { payoutId: request.params.id });
    return db.transaction(async (tx) => {
      await settle(tx, sandbox, customer.id);
      return shown(await ownPayout(tx, customer.id, payoutId), clock.now());
    });
  });

  async function sendCode(tx: Database, customer: UserRow, payout: PayoutRow) {
    const parts = { ...sandbox, db: tx };
    await pauseBetweenSendings(parts, `payout ${payout.id}`, customer.id);
    const code = await makeCode(parts, { purpose: 'payout', userId: customer.id, subject: payout.id });
    const letter = { to: customer.email, name: greetingName(customer), code };
    await sendMail(parts, payoutLetter(letter, money(payout.totalCents)));
  }
}

async function ownPayout(db: Database, userId: string, id: string): Promise<PayoutRow> {
  const [payout] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, id), eq(payouts.userId, userId)))
    .for('update');
  if (!payout) throw new Refusal(404, 'Transferência não encontrada.');
  return payout;
}

// A refusal is returned, not thrown, so that a release that has just been written stays.
async function waitingPayout(db: Database, userId: string, id: string): Promise<PayoutRow | Refusal> {
  const payout = await ownPayout(db, userId, id);
  if (payout.status === 'CONFIRMED') return new Refusal(409, 'Esta transferência já foi confirmada.');
  if (payout.status === 'RELEASED') {
    return new Refusal(410, 'Esta transferência não foi confirmada em 24 horas. Solicite uma nova.');
  }
  return payout;
}

const shown = (payout: PayoutRow, now: Date) => ({
  id: payout.id,
  typeAward: 'Transferência bancária',
  favored_name: payout.favoredName,
  cpf: payout.cpf,
  bankName: payout.bankName,
  bankCode: payout.bankCode,
  accountType: payout.accountType,
  branchCode: payout.branchCode,
  accountNumber: payout.accountNumber,
  status: payout.status,
  amount: inReais(payout.totalCents),
  ...(payout.status === 'WAITING' && {
    expiresIn: secondsUntil(now, after(payout.createdAt, releaseAfterSeconds)),
  }),
});
