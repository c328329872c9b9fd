import { desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { inCents, inReais } from '#app/money.ts';
import { once } from '#app/once.ts';
import { read } from '#app/read.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { checkoutSessions, orderHistory, orders } from '#database/money-tables.ts';
import { ofCustomer, settleCharges } from '#payment-provider/charges.ts';
import { switchesFor } from '#payment-provider/switches.ts';
import { customerOf } from '#resources/auth/session.ts';
import { claimablePrizes } from '#resources/prizes/prize-book.ts';
import { exchangePrizes } from './exchange';
import type { OrderRow } from './orders';
import { checkExchangeEvent } from './exchange-event';

const checkoutBody = v.object({
  amount: v.pipe(v.number(), v.minValue(0.01, 'O valor deve ser maior que zero.'), v.maxValue(100_000)),
  callbackUrl: v.pipe(
    v.string(),
    v.url('O endereço de retorno é inválido.'),
    v.regex(/^https?:/i, 'O endereço de retorno é inválido.'),
  ),
});
const repurchaseBody = v.object({
  event_code: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
});

/** Checkout sessions, the list of orders, and the exchange of prizes for titles. */
export function paymentRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { db, clock } = sandbox;

  app.post('/payments/checkout', async (request, reply) => {
    const customer = await customerOf(sandbox, request);
    const { amount, callbackUrl } = read(checkoutBody, request.body);
    const customerId = `sandbox-${customer.id}`;
    const [session] = await db
      .insert(checkoutSessions)
      .values({
        userId: customer.id,
        customerId,
        amountCents: inCents(amount),
        callbackUrl,
        switches: await switchesFor(db, customer.id),
        createdAt: clock.now(),
      })
      .returning();
    return reply.code(201).send({ checkout_session: session?.id, customer_id: customerId });
  });

  app.get('/payments/list', async (request) => {
    const customer = await customerOf(sandbox, request);
    await db.transaction((tx) => settleCharges({ ...sandbox, db: tx }, ofCustomer(tx, customer.id)));
    const found = await db
      .select()
      .from(orders)
      .where(eq(orders.userId, customer.id))
      .orderBy(desc(orders.createdAt), desc(orders.number));
    const ids = found.map(({ id }) => id);
    const history = ids.length
      ? await db
          .select()
          .from(orderHistory)
          .where(inArray(orderHistory.orderId, ids))
          .orderBy(orderHistory.id)
      : [];
    return found.map((order) =>
      shown(
        order,
        history.filter(({ orderId }) => orderId === order.id),
      ),
    );
  });

  app.post('/payments/repurchase', async (request, reply) => {
    const customer = await customerOf(sandbox, request);
    const { event_code: eventCode } = read(repurchaseBody, request.body);
    return once(sandbox, { request, reply, userId: customer.id }, async (tx) => {
      const chosen = await claimablePrizes(tx, sandbox, customer.id);
      await checkExchangeEvent(tx, eventCode, chosen);
      const order = await exchangePrizes(
        { db: tx, config: sandbox.config },
        { userId: customer.id, chosen, at: clock.now() },
      );
      return { status: 201, body: { merchant_order_id: order.id } };
    });
  });
}

const shown = (order: OrderRow, history: (typeof orderHistory.$inferSelect)[]) => ({
  orderId: order.id,
  number: order.number,
  paymentType: order.paymentType,
  paymentMethod: order.paymentMethod,
  totalAmount: inReais(order.totalCents),
  quantity: order.quantity,
  status: order.status,
  created_at: order.createdAt.toISOString(),
  history: history.map(({ status, at }) => ({ status, date: at.toISOString() })),
});
