import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import type { Database } from '#database/connect.ts';
import { prizes } from '#database/money-tables.ts';
import { products } from '#database/title-tables.ts';
import { pendingCents, type PrizeRow } from '#resources/prizes/prize-book.ts';
import { currentEvent } from '#resources/static-data/static-data.ts';
import { approveOrder, createOrder, moveOrder, type OrderRow } from './orders';

/**
 * Exchanges prizes for digital titles of the campaign on sale, as many as the sum buys. What is left over, less than a
 * title's price, stays pending with the last prize.
 */
export async function exchangePrizes(
  { db, config }: Pick<Sandbox, 'db' | 'config'>,
  { userId, chosen, at }: { userId: string; chosen: PrizeRow[]; at: Date },
): Promise<OrderRow> {
  const event = await currentEvent({ db });
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.eventCode, event.code), eq(products.code, '01')));
  const unitCents = product?.priceCents ?? 0;
  const quantity = Math.floor(chosen.reduce((sum, prize) => sum + pendingCents(prize), 0) / unitCents);
  if (!product || quantity < 1)
    throw new Refusal(422, 'O valor das premiações não alcança o preço de um título.');

  await spend(db, chosen, quantity * unitCents);
  const order = await createOrder(db, {
    userId,
    paymentType: 'PREMIO',
    paymentMethod: 'Troca de prêmio',
    lines: [{ eventCode: event.code, productCode: product.code, quantity, unitCents }],
    createdAt: at,
  });
  if (!order) throw new Error('an exchange has no checkout session that could be taken');
  await moveOrder(db, order.id, { to: 'PENDING', at });
  await approveOrder({ db, config }, order.id, at);
  return order;
}

async function spend(db: Database, chosen: PrizeRow[], cents: number) {
  let left = cents;
  for (const prize of chosen) {
    const taken = Math.min(left, pendingCents(prize));
    left -= taken;
    await db
      .update(prizes)
      .set({ exchangedCents: sql`${prizes.exchangedCents} + ${taken}` })
      .where(eq(prizes.id, prize.id));
  }
}
