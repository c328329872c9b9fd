import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { payouts, prizes } from '#database/money-tables.ts';

/** Marks a payout as confirmed, and what its prizes still held as paid. */
export async function payFromPrizes(db: Database, payoutId: string, at: Date) {
  await db.update(payouts).set({ status: 'CONFIRMED', confirmedAt: at }).where(eq(payouts.id, payoutId));
  await db
    .update(prizes)
    .set({ paidCents: sql`${prizes.valueCents} - ${prizes.exchangedCents}` })
    .where(eq(prizes.payoutId, payoutId));
}
