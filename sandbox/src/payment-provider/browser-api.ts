import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { inReais } from '#app/money.ts';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { charges, checkoutSessions, orders, paymentTokens } from '#database/money-tables.ts';
import { decideCharge, settleCharges } from './charges';
import { outcomeOfCard, stateOf } from './outcomes';
import { qrPictureOf } from './pix';

const sessionParams = v.object({ id: v.pipe(v.string(), v.uuid('CHECKOUT_SESSION_NOT_FOUND')) });
const cardBody = v.object({
  number: v.pipe(
    v.string(),
    v.transform((number) => number.replace(/\D/g, '')),
  ),
  holder: v.pipe(v.string(), v.trim(), v.minLength(3, 'Informe o nome impresso no cartão.')),
  expiry: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Validade inválida. Use MM/AA.')),
  cvv: v.pipe(v.string(), v.regex(/^\d{3,4}$/, 'Código de segurança inválido.')),
  type: v.picklist(['CREDIT', 'DEBIT']),
});
const tokenBody = v.variant('method', [
  v.object({ method: v.literal('CARD'), card: cardBody }),
  v.object({ method: v.literal('PIX') }),
]);
const challengeBody = v.object({ approve: v.boolean() });

/**
 * The requests of the stand-in script to the provider, from another origin: methods, a token, the payment and its
 * 3DS challenge.
 */
export function providerApiRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { db, clock } = sandbox;

  app.get('/sandbox/checkout/sessions/:id/payment-methods', async (request) => {
    const session = await sessionOf(request.params);
    const method = (type: 'CARD' | 'PIX', name: string, preferred: boolean) => ({
      name,
      type,
      preferred,
      vaulted_token: null,
      description: name,
      category: type === 'CARD' ? 'CARD' : 'BANK_TRANSFER',
      icon: null,
      last_successfully_used: false,
      checkout: { session: session.id, sdk_required_action: true, conditions: null },
    });
    return {
      amount: inReais(session.amountCents),
      switches: session.switches,
      payment_methods: [method('CARD', 'Cartão', true), method('PIX', 'Pix', false)],
    };
  });

  app.post('/sandbox/checkout/sessions/:id/tokens', async (request, reply) => {
    const session = await sessionOf(request.params);
    const body = read(tokenBody, request.body);
    const outcome = body.method === 'PIX' ? 'PIX' : outcomeOfCard(body.card.number);
    if (!outcome) throw new Refusal(400, 'Número de cartão inválido.');
    if (body.method === 'CARD' && expired(body.card.expiry, clock.now()))
      throw new Refusal(400, 'Cartão vencido.');
    const [made] = await db
      .insert(paymentTokens)
      .values({
        sessionId: session.id,
        method: body.method,
        cardType: body.method === 'CARD' ? body.card.type : '',
        outcome,
      })
      .returning();
    // The card number is not kept, only the outcome that it stands for.
    const card = body.method === 'CARD' && { card_data: cardData(body.card) };
    return reply.code(201).send({
      token: made?.token,
      vaulted_token: null,
      vault_on_success: false,
      type: body.method,
      customer: null,
      ...card,
    });
  });

  app.get('/sandbox/checkout/sessions/:id/payment', async (request) => {
    const session = await sessionOf(request.params);
    await db.transaction((tx) => settleCharges({ ...sandbox, db: tx }, eq(charges.sessionId, session.id)));
    const [found] = await db
      .select({ charge: charges, order: orders })
      .from(charges)
      .innerJoin(orders, eq(orders.id, charges.orderId))
      .where(eq(charges.sessionId, session.id));
    if (!found) throw new Refusal(404, 'PAYMENT_NOT_FOUND');
    const { charge, order } = found;
    return {
      status: charge.status,
      sub_status: charge.subStatus,
      callback_url: session.callbackUrl,
      pix: charge.pixCode && {
        code: charge.pixCode,
        qr: qrPictureOf(charge.pixCode),
        amount: inReais(order.totalCents),
        expires_at: charge.expiresAt?.toISOString(),
        now: clock.now().toISOString(),
      },
    };
  });

  app.post('/sandbox/checkout/sessions/:id/challenge', async (request) => {
    const session = await sessionOf(request.params);
    const { approve } = read(challengeBody, request.body);
    const state = stateOf(approve ? 'SUCCEEDED' : 'DECLINED');
    await db.transaction(async (tx) => {
      const [charge] = await tx.select().from(charges).where(eq(charges.sessionId, session.id));
      if (charge?.method !== 'CARD') throw new Refusal(404, 'PAYMENT_NOT_FOUND');
      await settleCharges({ ...sandbox, db: tx }, eq(charges.sessionId, session.id));
      await decideCharge({ ...sandbox, db: tx }, session.id, state);
    });
    return {};
  });

  async function sessionOf(params: unknown) {
    const { id } = read(sessionParams, params);
    const [session] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id));
    if (!session) throw new Refusal(404, 'CHECKOUT_SESSION_NOT_FOUND');
    return session;
  }
}

const expired = (expiry: string, now: Date) => {
  const [month, year] = expiry.split('/').map(Number);
  return Date.UTC(2000 + (year ?? 0), month ?? 0) <= now.getTime();
};

const cardData = ({ number, holder, cvv, type }: v.InferOutput<typeof cardBody>) => ({
  holder_name: holder,
  iin: number.slice(0, 8),
  lfd: number.slice(-4),
  number_length: number.length,
  security_code_length: cvv.length,
  brand: number.startsWith('5') ? 'MASTERCARD' : 'VISA',
  issuer_name: 'Banco de Testes',
  issuer_code: null,
  category: null,
  type,
});
