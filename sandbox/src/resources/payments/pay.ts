import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { inCents } from '#app/money.ts';
import { once } from '#app/once.ts';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import type { Database } from '#database/connect.ts';
import { checkoutSessions } from '#database/money-tables.ts';
import { openCharge, spendToken } from '#payment-provider/charges.ts';
import { customerOf } from '#resources/auth/session.ts';
import { createOrder } from './orders';
import { checkedLines, orderItems } from './order-lines';

const clientInfo = v.pipe(v.string(), v.maxLength(500));
const payBody = v.object({
  amount: v.pipe(v.number(), v.minValue(0.01)),
  description: v.pipe(v.string(), v.maxLength(500)),
  orderItems,
  card_token: v.pipe(v.string(), v.uuid('Token de pagamento inválido.')),
  checkout_session: v.pipe(v.string(), v.uuid('Checkout não encontrado.')),
  yuno_customer_id: v.string(),
  ip: clientInfo,
  os: clientInfo,
  browser: clientInfo,
  platform: clientInfo,
});
type PayBody = v.InferOutput<typeof payBody>;

/** `POST /payments/pay/credit-card` and `POST /payments/pay/pix`: one checkout session pays one order, once. */
export function payRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.post('/payments/pay/credit-card', (request, reply) => pay(request, reply, 'CARD'));
  app.post('/payments/pay/pix', (request, reply) => pay(request, reply, 'PIX'));

  async function pay(request: FastifyRequest, reply: FastifyReply, method: 'CARD' | 'PIX') {
    const customer = await customerOf(sandbox, request);
    const body = read(payBody, request.body);
    return once(sandbox, { request, reply, userId: customer.id }, async (tx) => {
      const at = sandbox.clock.now();
      const session = await ownSession(tx, customer.id, body);
      const lines = await checkedLines(tx, body.orderItems);
      const total = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
      if (total !== inCents(body.amount) || total !== session.amountCents) {
        throw new Refusal(400, 'O valor do pedido não confere com os itens.');
      }
      const token = await spendToken(tx, { token: body.card_token, sessionId: session.id, method, at });
      const order = await createOrder(tx, {
        userId: customer.id,
        paymentType: 'COMPRA',
        paymentMethod: methodLabel(method, token.cardType),
        lines,
        createdAt: at,
        checkoutSession: session.id,
      });
      if (!order) throw new Refusal(409, 'Este pedido já está em pagamento.');
      const { status } = await openCharge(
        { ...sandbox, db: tx },
        {
          session,
          orderId: order.id,
          method,
          outcome: token.outcome,
        },
      );
      return { status: 201, body: { merchant_order_id: order.id, status } };
    });
  }
}

async function ownSession(db: Database, userId: string, { checkout_session, yuno_customer_id }: PayBody) {
  const [session] = await db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.id, checkout_session), eq(checkoutSessions.userId, userId)))
    .for('update');
  if (session?.customerId !== yuno_customer_id) throw new Refusal(404, 'Checkout não encontrado.');
  return session;
}

const methodLabel = (method: 'CARD' | 'PIX', cardType: string) => {
  if (method === 'PIX') return 'PIX';
  return cardType === 'DEBIT' ? 'Cartão de débito' : 'Cartão de crédito';
};
