import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { after } from '#app/clock.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import type { Database } from '#database/connect.ts';
import { codes } from '#database/customer-tables.ts';

/** How long a code is good: 10 minutes, also after it was validated (D42). */
export const codeSeconds = 10 * 60;
const tries = 5;

/** A code as the database has it. */
export type CodeRow = typeof codes.$inferSelect;

/** What a code is for, and whose it is. `subject` is the payout that it confirms, or the address that it proves. */
export interface CodeUse {
  purpose: CodeRow['purpose'];
  userId: string;
  subject?: string;
}

/** A code that somebody typed for a use. */
export interface TypedCode extends CodeUse {
  typed: string;
}

/** Makes a new code of four digits; earlier ones for the same use end. */
export async function makeCode({ db, clock }: Pick<Sandbox, 'db' | 'clock'>, use: CodeUse): Promise<string> {
  const code = String(randomInt(10_000)).padStart(4, '0');
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.update(codes).set({ usedAt: now }).where(openFor(use));
    await tx.insert(codes).values({ ...use, code, triesLeft: tries, expiresAt: after(now, codeSeconds) });
  });
  return code;
}

/**
 * Checks a code for a use. Returns the right one, still unused; a wrong one costs a try. Anything else is returned
 * as a refusal, not thrown, so that a transaction keeps the count.
 */
export async function checkCode(
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  { typed, ...use }: TypedCode,
): Promise<CodeRow | Refusal> {
  const [open] = await db.select().from(codes).where(openFor(use)).for('update');
  if (!open) return new Refusal(400, 'Código inválido.');
  if (open.triesLeft <= 0)
    return new Refusal(429, 'Código bloqueado após 5 tentativas. Peça um novo código.');
  if (open.expiresAt <= clock.now()) return new Refusal(400, 'Código expirado. Peça um novo código.');
  if (open.code === typed) return open;
  await db
    .update(codes)
    .set({ triesLeft: sql`${codes.triesLeft} - 1` })
    .where(eq(codes.id, open.id));
  return new Refusal(400, 'Código inválido.');
}

/** Ends a code. */
export async function endCode(db: Database, { id }: Pick<CodeRow, 'id'>, now: Date) {
  await db.update(codes).set({ usedAt: now }).where(eq(codes.id, id));
}

/** Checks and ends a code in one transaction, and does `then` with it. A wrong code is refused and counted. */
export async function redeemCode<Result>(
  { db, clock }: Sandbox,
  attempt: TypedCode,
  then: (tx: Database, code: CodeRow) => Promise<Result>,
): Promise<Result> {
  const outcome = await db.transaction(async (tx) => {
    const checked = await checkCode({ db: tx, clock }, attempt);
    return checked instanceof Refusal ? checked : { result: await then(tx, checked) };
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome.result;
}

// A customer may confirm several payouts side by side, but change to one address or password at a time.
const openFor = ({ purpose, userId, subject }: CodeUse) =>
  and(
    eq(codes.userId, userId),
    eq(codes.purpose, purpose),
    isNull(codes.usedAt),
    purpose === 'payout' ? eq(codes.subject, subject ?? '') : undefined,
  );
