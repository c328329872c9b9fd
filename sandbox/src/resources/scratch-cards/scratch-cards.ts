import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { money } from '#app/money.ts';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { scratchCards, scratchCells, titles } from '#database/title-tables.ts';
import { customerOf } from '#resources/auth/session.ts';
import { coverPicture, hiddenPicture } from './pictures';

const listBody = v.object({ titulos: v.pipe(v.array(v.string()), v.maxLength(5000)) });
const coverParams = v.object({ item: v.pipe(v.string(), v.digits(), v.transform(Number)) });
const pictureParams = v.object({ picture: v.pipe(v.string(), v.uuid('Imagem inválida.')) });

/** `POST /sorteio/raspadinhas/listar` (D20), and the pictures of the cells. */
export function scratchCardRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { db } = sandbox;

  app.post('/sorteio/raspadinhas/listar', async (request) => {
    const customer = await customerOf(sandbox, request);
    const { titulos } = read(listBody, request.body);
    if (titulos.length === 0) return [];
    const cards = await db
      .select({ card: scratchCards, eventCode: titles.eventCode })
      .from(scratchCards)
      .innerJoin(titles, eq(titles.number, scratchCards.titleNumber))
      .where(and(eq(titles.userId, customer.id), inArray(titles.number, titulos)))
      .orderBy(titles.number);
    return cards.map(({ card, eventCode }) => ({
      number: card.titleNumber,
      event_code: eventCode,
      aberta: card.openedAt !== null,
      premiada: card.openedAt !== null && card.prizeCents > 0,
    }));
  });

  app.get('/sorteio/raspadinhas/capa/:item.svg', async (request, reply) => {
    const { item } = read(coverParams, request.params);
    return reply.headers(pictureHeaders).type('image/svg+xml').send(coverPicture(item));
  });

  // The address is known to the card's owner alone, and an <img> sends no token.
  app.get('/sorteio/raspadinhas/fundo/:picture.svg', async (request, reply) => {
    const { picture } = read(pictureParams, request.params);
    const [cell] = await db.select().from(scratchCells).where(eq(scratchCells.picture, picture));
    if (!cell) throw new Refusal(404, 'Imagem não encontrada.');
    return reply
      .headers(pictureHeaders)
      .type('image/svg+xml')
      .send(hiddenPicture(money(cell.valueCents)));
  });
}

// A canvas may read the pictures, also when the site has another origin.
const pictureHeaders = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=86400, immutable',
};
