import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import type { Database } from '#database/connect.ts';
import { prizes } from '#database/money-tables.ts';
import { scratchCards, scratchCells } from '#database/title-tables.ts';
import { customerOf } from '#resources/auth/session.ts';
import { ownTitle, titleDetail, type TitleRow } from '#resources/titles/detail.ts';

const scratchBody = v.object({ item: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)) });

/** `PATCH /titulo-de-capitalizacao/{number}/raspadinha`: opens one cell, or all of them with item 0. */
export function scratchRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.patch<{ Params: { number: string } }>(
    '/titulo-de-capitalizacao/:number/raspadinha',
    async (request) => {
      const customer = await customerOf(sandbox, request);
      const { item } = read(scratchBody, request.body);
      return sandbox.db.transaction(async (tx) => {
        const title = await ownTitle(tx, {
          userId: customer.id,
          number: request.params.number,
          kind: 'digital',
        });
        await scratch(tx, title, { item, at: sandbox.clock.now() });
        return titleDetail(sandbox, tx, title);
      });
    },
  );
}

/** Opens a cell or all. With the last cell the card is open, and its prize is the owner's, once. */
export async function scratch(db: Database, title: TitleRow, { item, at }: { item: number; at: Date }) {
  const [card] = await db
    .select()
    .from(scratchCards)
    .where(eq(scratchCards.titleNumber, title.number))
    .for('update');
  if (!card) throw new Refusal(404, 'Este título não tem raspadinha.');
  await db
    .update(scratchCells)
    .set({ openedAt: at })
    .where(
      and(
        eq(scratchCells.titleNumber, title.number),
        isNull(scratchCells.openedAt),
        item === 0 ? undefined : eq(scratchCells.item, item),
      ),
    );
  const covered = await db
    .select()
    .from(scratchCells)
    .where(and(eq(scratchCells.titleNumber, title.number), isNull(scratchCells.openedAt)));
  if (card.openedAt || covered.length > 0) return;
  await db.update(scratchCards).set({ openedAt: at }).where(eq(scratchCards.titleNumber, title.number));
  if (card.prizeCents === 0 || !title.userId) return;
  await db
    .insert(prizes)
    .values({
      userId: title.userId,
      titleNumber: title.number,
      eventCode: title.eventCode,
      source: 'raspe',
      valueCents: card.prizeCents,
      wonAt: at,
    })
    .onConflictDoNothing();
}
