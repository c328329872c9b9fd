import { desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { html, page } from '#app/html.ts';
import { money } from '#app/money.ts';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { users } from '#database/customer-tables.ts';
import { charges, checkoutSessions, orders } from '#database/money-tables.ts';
import { decideCharge, settleCharges } from './charges';
import { stateOf } from './outcomes';
import { payPix } from './pay-pix';

const orderParams = v.object({ orderId: v.pipe(v.string(), v.uuid('Pedido não encontrado.')) });
const sessionParams = v.object({ id: v.pipe(v.string(), v.uuid('CHECKOUT_SESSION_NOT_FOUND')) });

/** Pages on which a person plays the bank: the confirmation of a PIX payment, and the redirect of a card payment. */
export function providerPages(app: FastifyInstance, sandbox: Sandbox) {
  const { db } = sandbox;
  // The pages' forms carry no fields: the address says everything.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null, {});
  });

  app.get('/sandbox/pix', async (_request, reply) => {
    await db.transaction((tx) => settleCharges({ ...sandbox, db: tx }, eq(charges.method, 'PIX')));
    const found = await db
      .select({ charge: charges, order: orders, customer: users })
      .from(charges)
      .innerJoin(orders, eq(orders.id, charges.orderId))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(inArray(charges.status, ['READY_TO_PAY', 'EXPIRED']))
      .orderBy(desc(charges.createdAt))
      .limit(50);
    return reply.type('text/html; charset=utf-8').send(pixPage(found));
  });

  app.post('/sandbox/pix/:orderId/confirm', async (request, reply) => {
    await payPix(sandbox, read(orderParams, request.params).orderId);
    return reply.redirect('/sandbox/pix', 303);
  });

  app.get('/sandbox/checkout/sessions/:id/redirect', async (request, reply) => {
    const { id } = read(sessionParams, request.params);
    return reply.type('text/html; charset=utf-8').send(redirectPage(id));
  });

  app.post<{ Params: { answer: string } }>(
    '/sandbox/checkout/sessions/:id/redirect/:answer',
    async (request, reply) => {
      const { id } = read(sessionParams, request.params);
      const [session] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id));
      if (!session) throw new Refusal(404, 'CHECKOUT_SESSION_NOT_FOUND');
      const state = stateOf(request.params.answer === 'approve' ? 'SUCCEEDED' : 'DECLINED');
      await db.transaction((tx) => decideCharge({ ...sandbox, db: tx }, id, state));
      return reply.redirect(session.callbackUrl, 303);
    },
  );
}

interface PixRow {
  charge: typeof charges.$inferSelect;
  order: typeof orders.$inferSelect;
  customer: typeof users.$inferSelect;
}

const pixPage = (rows: PixRow[]) =>
  page(
    'Confirmar Pix',
    html`<p>Aqui você faz o papel do banco. Um pagamento confirmado depois do prazo é devolvido.</p>
      ${rows.length === 0 ? html`<p>Nenhuma cobrança em aberto.</p>` : rows.map(pixArticle)}`,
  );

const pixArticle = ({ charge, order, customer }: PixRow) =>
  html`<article>
    <h2>Pedido ${order.number}, ${money(order.totalCents)}</h2>
    <p>
      ${customer.fullName}, ${order.quantity} título(s).
      ${charge.status === 'EXPIRED' ? 'Prazo encerrado.' : 'Aguardando pagamento.'}
    </p>
    <form method="post" action="/sandbox/pix/${order.id}/confirm"><button>Confirmar pagamento</button></form>
  </article>`;

const redirectPage = (session: string) =>
  page(
    'Seu banco',
    html`<p>Seu banco pede que você confirme esta compra.</p>
      <form method="post" action="/sandbox/checkout/sessions/${session}/redirect/approve">
        <button>Aprovar</button>
      </form>
      <form method="post" action="/sandbox/checkout/sessions/${session}/redirect/deny">
        <button>Recusar</button>
      </form>`,
  );
