import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { after } from '#app/clock.ts';
import type { Sandbox } from '#app/sandbox.ts';
import type { Database } from '#database/connect.ts';
import { payouts, prizes } from '#database/money-tables.ts';

/** Prizes of R$ 2.000 and more are paid by telephone, smaller ones on the site (D29). */
export const onlineClaimBelowCents = 200_000;
/** An unconfirmed payout gives its prizes back after 24 hours. */
export const releaseAfterSeconds = 24 * 3600;

/** A prize as the database has it. */
export type PrizeRow = typeof prizes.$inferSelect;

/** What of a prize is neither exchanged nor paid, in cents. */
export const pendingCents = ({ valueCents, exchangedCents, paidCents }: PrizeRow) =>
  valueCents - exchangedCents - paidCents;

/** What became of a prize, in a word. */
export function prizeStatus(prize: PrizeRow): string {
  if (pendingCents(prize) === 0) return prize.paidCents > 0 ? 'PAID' : 'EXCHANGED';
  if (prize.payoutId) return 'RESERVED';
  return prize.valueCents < onlineClaimBelowCents ? 'PENDING' : 'BY_PHONE';
}

/** Brings a customer's prizes up to date: draws that were held are credited, payouts left for 24 hours are released. */
export async function settle(db: Database, { clock }: Pick<Sandbox, 'clock'>, userId: string) {
  await creditDraws(db, clock.now(), userId);
  await releasePayouts(db, clock.now(), userId);
}

/** A customer's prizes, the oldest first, up to date. */
export async function prizesOf(sandbox: Sandbox, userId: string): Promise<PrizeRow[]> {
  return sandbox.db.transaction(async (tx) => {
    await settle(tx, sandbox, userId);
    return tx
      .select()
      .from(prizes)
      .where(eq(prizes.userId, userId))
      .orderBy(asc(prizes.wonAt), prizes.titleNumber);
  });
}

/** The prizes that a customer can claim on the site now, locked until the transaction ends. */
export async function claimablePrizes(db: Database, sandbox: Sandbox, userId: string): Promise<PrizeRow[]> {
  await settle(db, sandbox, userId);
  return db
    .select()
    .from(prizes)
    .where(
      and(
        eq(prizes.userId, userId),
        isNull(prizes.payoutId),
        lt(prizes.valueCents, onlineClaimBelowCents),
        lt(sql`${prizes.exchangedCents} + ${prizes.paidCents}`, prizes.valueCents),
      ),
    )
    .orderBy(asc(prizes.wonAt), prizes.titleNumber)
    .for('update');
}

/** Frees the prizes of payouts that were not confirmed within 24 hours. */
export async function releasePayouts(db: Database, now: Date, userId: string) {
  const released = await db
    .update(payouts)
    .set({ status: 'RELEASED' })
    .where(
      and(
        eq(payouts.userId, userId),
        eq(payouts.status, 'WAITING'),
        lte(payouts.createdAt, after(now, -releaseAfterSeconds)),
      ),
    )
    .returning();
  for (const { id } of released)
    await db.update(prizes).set({ payoutId: null }).where(eq(prizes.payoutId, id));
}

// The unique pair of title and source credits a draw once. A title takes part in draws after it was made.
const creditDraws = (db: Database, now: Date, userId: string) =>
  db.execute(sql`
    insert into prizes (user_id, title_number, event_code, source, value_cents, won_at)
    select t.user_id, t.number, t.event_code, 'sorteio ' || d.round, d.prize_cents, d.date
    from lucky_numbers n
    join draws d on d.event_code = n.event_code and d.round = n.round and d.winning_number = n.value
    join titles t on t.number = n.title_number
    where t.user_id = ${userId} and d.date <= ${now.toISOString()}::timestamptz and t.created_at <= d.date
      and (t.kind = 'digital' or t.activated_at is not null)
    on conflict do nothing`);
