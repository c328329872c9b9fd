import { eq } from 'drizzle-orm';
import { after, secondsUntil } from '#app/clock.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { sendings } from '#database/customer-tables.ts';

const pauseSeconds = 60;
const daySeconds = 24 * 3600;
const sendingsPerDay = 10;

/** Refuses with 429 when the same thing was sent less than 60 seconds ago; else notes that it is sent now. */
export async function pauseBetweenSendings(sandbox: Sandbox, key: string, userId?: string) {
  const seconds = await secondsToWait(sandbox, { key, userId });
  if (seconds > 0) throw new Refusal(429, `Aguarde ${seconds} segundos para pedir um novo código.`);
}

/**
 * Refuses with 429 what was sent ten times in 24 hours: nobody may request four-digit codes until they guess one.
 */
export async function requireDailyShare(sandbox: Sandbox, key: string) {
  for (let place = 1; place <= sendingsPerDay; place += 1)
    if ((await secondsToWait(sandbox, { key: `${key} #${place}`, pause: daySeconds })) === 0) return;
  throw new Refusal(
    429,
    `Você já pediu ${sendingsPerDay} códigos nas últimas 24 horas. Tente novamente mais tarde.`,
  );
}

interface Sending {
  /** What is sent, to whom. */
  key: string;
  userId?: string | undefined;
  /** Minimum seconds between two of them. */
  pause?: number;
}

/** Returns 0 and notes that something is sent now, or the seconds that are missing since it was sent. */
export function secondsToWait(
  { db, clock }: Sandbox,
  { key, userId, pause = pauseSeconds }: Sending,
): Promise<number> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const fresh = await tx.insert(sendings).values({ key, userId, at }).onConflictDoNothing().returning();
    if (fresh.length > 0) return 0;
    const [last] = await tx.select().from(sendings).where(eq(sendings.key, key)).for('update');
    const freeAt = after(last?.at ?? at, pause);
    if (last && freeAt > at) return secondsUntil(at, freeAt);
    await tx.update(sendings).set({ at, userId }).where(eq(sendings.key, key));
    return 0;
  });
}
