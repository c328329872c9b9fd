import { asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { inReais } from '#app/money.ts';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { draws, events, products } from '#database/title-tables.ts';

const yearParams = v.object({
  year: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Ano inválido.'), v.transform(Number)),
});

/** The public data of campaigns and draws (D18). */
export function staticDataRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { db, clock } = sandbox;

  app.get('/static-worker/anos', async () => {
    const years = await db.selectDistinct({ year: events.year }).from(events).orderBy(desc(events.year));
    return years.map(({ year }) => year);
  });

  app.get('/static-worker/eventos/:year', async (request) => {
    const { year } = read(yearParams, request.params);
    const found = await db.select().from(events).where(eq(events.year, year)).orderBy(desc(events.position));
    return found.map(shownEvent);
  });

  app.get<{ Params: { code: string } }>('/static-worker/evento/:code', async ({ params }) => ({
    ...shownEvent(await eventByCode(params.code)),
    sorteios: await drawsOf(params.code),
  }));

  app.get<{ Params: { code: string } }>('/static-worker/sorteios/:code', async ({ params }) => {
    await eventByCode(params.code);
    return drawsOf(params.code);
  });

  app.get('/static-worker/atual/evento', async () => {
    const current = await currentEvent(sandbox);
    const onSale = await db
      .select()
      .from(products)
      .where(eq(products.eventCode, current.code))
      .orderBy(asc(products.code));
    return {
      ...shownEvent(current),
      produtos: onSale.map(({ code, name, caption, priceCents, limit }) => ({
        codigo: code,
        nome: name,
        legenda: caption,
        preco: inReais(priceCents),
        limite: limit,
      })),
    };
  });

  async function eventByCode(code: string) {
    const [event] = await db.select().from(events).where(eq(events.code, code));
    if (!event) throw new Refusal(404, 'Evento não encontrado.');
    return event;
  }

  async function drawsOf(code: string) {
    const found = await db.select().from(draws).where(eq(draws.eventCode, code)).orderBy(asc(draws.round));
    return found.map((draw) => shownDraw(draw, clock.now()));
  }
}

/** The campaign on sale. */
export async function currentEvent({ db }: Pick<Sandbox, 'db'>): Promise<typeof events.$inferSelect> {
  const [current] = await db.select().from(events).orderBy(desc(events.position)).limit(1);
  if (!current) throw new Refusal(404, 'Nenhum evento à venda.');
  return current;
}

const shownEvent = ({ code, name, year, series, process }: typeof events.$inferSelect) => ({
  CodEvento: code,
  NomeEvento: name,
  AnoEvento: year,
  Serie: series,
  NumProcesso: process,
});

function shownDraw(draw: typeof draws.$inferSelect, now: Date) {
  const isHeld = draw.date <= now;
  const digits = String(draw.highestNumber).length;
  return {
    id: `${draw.eventCode}-${draw.round}`,
    idSorteio: draw.round,
    name: draw.name,
    date: draw.date.toISOString(),
    prize: inReais(draw.prizeCents),
    winningNumber: isHeld ? String(draw.winningNumber).padStart(digits, '0') : null,
    winnersQuantity: isHeld ? draw.winners : null,
  };
}
