import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Sandbox } from '#app/sandbox.ts';
import type { Database } from '#database/connect.ts';
import { orders, payouts, prizes } from '#database/money-tables.ts';
import { scratchCards, titles } from '#database/title-tables.ts';
import { pendingCents, prizesOf } from '#resources/prizes/prize-book.ts';

/**
 * A customer's prize money in cents. Each figure comes from its own books: `won` from the opened cards and held draws,
 * `paid` from confirmed payouts, `exchanged` from the orders that prizes paid, `pending` from the prizes themselves.
 */
export async function ledgerOf(sandbox: Sandbox, userId: string) {
  const { db } = sandbox;
  const all = await prizesOf(sandbox, userId);
  const scratched = await sum(
    db,
    sql`select sum(${scratchCards.prizeCents}) from ${scratchCards} join ${titles} on ${titles.number} = ${scratchCards.titleNumber}
        where ${and(eq(titles.userId, userId), isNotNull(scratchCards.openedAt), gt(scratchCards.prizeCents, 0))}`,
  );
  const drawn = await sum(
    db,
    sql`select sum(${prizes.valueCents}) from ${prizes} where ${prizes.userId} = ${userId} and ${prizes.source} <> 'raspe'`,
  );
  return {
    won: scratched + drawn,
    paid: await sum(
      db,
      sql`select sum(${payouts.totalCents}) from ${payouts} where ${and(eq(payouts.userId, userId), eq(payouts.status, 'CONFIRMED'))}`,
    ),
    exchanged: await sum(
      db,
      sql`select sum(${orders.totalCents}) from ${orders} where ${and(eq(orders.userId, userId), eq(orders.paymentType, 'PREMIO'))}`,
    ),
    pending: all.reduce((total, prize) => total + pendingCents(prize), 0),
  };
}

async function sum(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db.select({ cents: sql<string | null>`(${query})` }).from(sql`(select 1) as one`);
  return Number(row?.cents ?? 0);
}
