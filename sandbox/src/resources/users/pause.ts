import { eq } from 'drizzle-orm';
import { after, secondsUntil } from '#app/clock.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { sendings } from '#database/customer-tables.ts';

const pauseSeconds = 60;

/** Refuses with 429 when the same thing was sent less than 60 seconds ago; else notes that it is sent now. */
export async function pauseBetweenSendings({ db, clock }: Sandbox, key: string, userId?: string) {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const fresh = await tx.insert(sendings).values({ key, userId, at }).onConflictDoNothing().returning();
    if (fresh.length > 0) return;
    const [last] = await tx.select().from(sendings).where(eq(sendings.key, key)).for('update');
    const freeAt = after(last?.at ?? at, pauseSeconds);
    if (last && freeAt > at) {
      throw new Refusal(429, `Aguarde ${secondsUntil(at, freeAt)} segundos para pedir um novo código.`);
    }
    await tx.update(sendings).set({ at, userId }).where(eq(sendings.key, key));
  });
}
