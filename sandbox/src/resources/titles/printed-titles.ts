import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import type { Database } from '#database/connect.ts';
import { titles } from '#database/title-tables.ts';
import { customerOf } from '#resources/auth/session.ts';
import { titleNumber } from './title-number';

const number = (digits: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
    v.integer(),
    v.minValue(0),
    v.maxValue(10 ** digits - 1),
  );

const registrationBody = v.object({
  product_code: number(2),
  series: number(4),
  number: number(7),
  verification_digit: number(1),
});

const activationBody = v.object({
  activationCode: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{5}$/, 'Código de ativação inválido.')),
  numberTitle: v.pipe(v.string(), v.regex(/^\d{13}$/, 'Número do título inválido.')),
});

/** Printed titles: first their numbers, then the activation code, which is case-sensitive and good once. */
export function printedTitleRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { db, clock } = sandbox;

  app.post('/titulo-de-capitalizacao', async (request, reply) => {
    const customer = await customerOf(sandbox, request);
    const body = read(registrationBody, request.body);
    const typed = titleNumber(body.product_code, body.series, body.number);
    const title = await printedTitle(db, typed);
    if (title?.checkDigit !== String(body.verification_digit)) {
      throw new Refusal(404, 'Título não encontrado. Confira os números da cartela.');
    }
    const [claimed] = await db
      .update(titles)
      .set({ userId: customer.id })
      .where(and(eq(titles.number, typed), isNull(titles.activatedAt)))
      .returning();
    if (!claimed) throw new Refusal(409, 'Este título já foi cadastrado.');
    return reply.code(201).send({ numberTitle: typed });
  });

  app.post('/titulo-de-capitalizacao/activate', async (request, reply) => {
    const customer = await customerOf(sandbox, request);
    const body = read(activationBody, request.body);
    const refusal = await db.transaction((tx) => activate(tx, customer.id, body));
    if (refusal) throw refusal;
    return reply.code(201).send({ numberTitle: body.numberTitle });
  });

  // A refusal is returned, not thrown, so that the transaction keeps the count of wrong codes.
  async function activate(tx: Database, userId: string, body: v.InferOutput<typeof activationBody>) {
    const { activationCode: code, numberTitle: wanted } = body;
    const title = await printedTitle(tx, wanted);
    if (title?.activatedAt) return new Refusal(409, 'Este título já foi ativado.');
    if (title?.userId !== userId) return new Refusal(400, 'Cadastre primeiro os números do título.');
    if (title.activationTriesLeft <= 0) return new Refusal(429, 'Ativação bloqueada após 5 tentativas.');
    if (title.activationCode === code) {
      await tx.update(titles).set({ activatedAt: clock.now() }).where(eq(titles.number, wanted));
      return undefined;
    }
    await tx
      .update(titles)
      .set({ activationTriesLeft: sql`${titles.activationTriesLeft} - 1` })
      .where(eq(titles.number, wanted));
    return new Refusal(400, 'Código de ativação inválido.');
  }
}

async function printedTitle(db: Database, wanted: string) {
  const [title] = await db
    .select()
    .from(titles)
    .where(and(eq(titles.number, wanted), eq(titles.kind, 'fisico')))
    .for('update');
  return title;
}
