import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { toggles, users } from '#database/customer-tables.ts';
import { plannedPrizes } from '#database/money-tables.ts';
import { titles } from '#database/title-tables.ts';
import { payPix } from '#payment-provider/pay-pix.ts';
import { setSwitches, switchValues } from '#payment-provider/switches.ts';
import { signToken } from '#resources/auth/token.ts';
import { scratch } from '#resources/scratch-cards/scratch.ts';
import { currentEvent } from '#resources/static-data/static-data.ts';
import { issueTitles } from '#resources/titles/issue.ts';
import { ledgerOf } from './ledger';
import { freshCpf, makeCustomer } from './new-customer';
import { letTimePass } from './time';

const seconds = v.object({ seconds: v.pipe(v.number(), v.integer()) });
const cents = v.array(v.pipe(v.number(), v.integer(), v.minValue(0)));
const customerBody = v.object({ isActivated: v.optional(v.boolean()), fullName: v.optional(v.string()) });
const titlesBody = v.object({
  eventCode: v.optional(v.string()),
  productCode: v.optional(v.string(), '01'),
  quantity: v.optional(v.number(), 1),
  prizeCents: v.optional(cents, []),
  scratched: v.optional(v.boolean(), false),
});

type OfCustomer = { Params: { cpf: string } };

/** What tests and demonstrations may do that nobody else can, under `/sandbox/testing`. Its client is `src/testing`. */
export function controlRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { db, clock, config } = sandbox;

  app.post('/customers', (request) => makeCustomer(sandbox, read(customerBody, request.body)));
  app.get('/fresh-cpf', async () => ({ cpf: freshCpf() }));

  app.post<OfCustomer>('/customers/:cpf/time', async (request) => {
    const { cpf } = request.params;
    const [user] = await db.select().from(users).where(eq(users.cpf, cpf));
    await letTimePass(db, { id: user?.id ?? null, cpf }, read(seconds, request.body).seconds);
    return {};
  });

  app.post<OfCustomer>('/customers/:cpf/token', async (request) => {
    const { id } = await customer(request.params.cpf);
    return { token: await signToken(sandbox, id, read(seconds, request.body).seconds) };
  });

  app.post<OfCustomer>('/customers/:cpf/planned-prizes', async (request) => {
    const { id: userId } = await customer(request.params.cpf);
    const planned = read(v.object({ prizeCents: cents }), request.body).prizeCents;
    await db.insert(plannedPrizes).values(planned.map((prize) => ({ userId, cents: prize })));
    return {};
  });

  app.post<OfCustomer>('/customers/:cpf/titles', async (request) => {
    const { id: userId } = await customer(request.params.cpf);
    const wanted = read(titlesBody, request.body);
    const eventCode = wanted.eventCode ?? (await currentEvent({ db })).code;
    return db.transaction(async (tx) => {
      const planned = wanted.prizeCents.map((prize) => ({ userId, cents: prize }));
      if (planned.length > 0) await tx.insert(plannedPrizes).values(planned);
      const quantity = Math.max(wanted.quantity, planned.length);
      const issue = { seed: config.seed, userId, eventCode, productCode: wanted.productCode, quantity };
      const numbers = await issueTitles(tx, { ...issue, createdAt: clock.now() });
      if (wanted.scratched) {
        for (const title of await tx.select().from(titles).where(inArray(titles.number, numbers))) {
          await scratch(tx, title, { item: 0, at: clock.now() });
        }
      }
      return { numbers };
    });
  });

  app.get<OfCustomer>('/customers/:cpf/ledger', async (request) =>
    ledgerOf(sandbox, (await customer(request.params.cpf)).id),
  );

  app.put<OfCustomer>('/customers/:cpf/payment-switches', async (request) => {
    await setSwitches(db, read(switchValues, request.body), (await customer(request.params.cpf)).id);
    return {};
  });

  app.put('/payment-switches', async (request) => {
    await setSwitches(db, read(switchValues, request.body));
    return {};
  });

  app.put<{ Params: { name: string } }>('/toggles/:name', async (request) => {
    const { status } = read(v.object({ status: v.boolean() }), request.body);
    await db.update(toggles).set({ status }).where(eq(toggles.name, request.params.name));
    return {};
  });

  app.post('/printed-titles', async () => {
    const event = await currentEvent({ db });
    const issue = { seed: config.seed, eventCode: event.code, productCode: '01', quantity: 1 };
    const [number = ''] = await issueTitles(db, { ...issue, kind: 'fisico', createdAt: clock.now() });
    const [title] = await db.select().from(titles).where(eq(titles.number, number));
    return {
      produto: number.slice(0, 2),
      serie: number.slice(2, 6),
      numeroTitulo: number.slice(6),
      dv: title?.checkDigit,
      activationCode: title?.activationCode,
    };
  });

  app.post<{ Params: { orderId: string } }>('/pix/:orderId/confirm', async (request) => {
    const { orderId } = read(v.object({ orderId: v.pipe(v.string(), v.uuid()) }), request.params);
    return { status: await payPix(sandbox, orderId) };
  });

  app.post('/clock', async (request) => {
    clock.moveForward(read(seconds, request.body).seconds);
    return { now: clock.now().toISOString() };
  });

  async function customer(cpf: string) {
    const [user] = await db.select().from(users).where(eq(users.cpf, cpf));
    if (!user) throw new Refusal(404, 'Cliente não encontrado.');
    return user;
  }
}
