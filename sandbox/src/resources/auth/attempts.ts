import { eq, sql } from 'drizzle-orm';
import { after, secondsUntil } from '#app/clock.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { loginAttempts } from '#database/customer-tables.ts';

const failuresAllowed = 5;
const lockedSeconds = 15 * 60;

/** Refuses with 429 when a CPF failed to log in five times and has not waited for 15 minutes since. */
export async function refuseWhenLocked({ db, clock }: Sandbox, cpf: string) {
  const [attempts] = await db.select().from(loginAttempts).where(eq(loginAttempts.cpf, cpf));
  if (!attempts || attempts.failures < failuresAllowed) return;
  const freeAt = after(attempts.lastFailureAt, lockedSeconds);
  if (freeAt <= clock.now()) return forgetFailures({ db }, cpf);
  const minutes = Math.ceil(secondsUntil(clock.now(), freeAt) / 60);
  throw new Refusal(
    429,
    `Muitas tentativas de login. Tente novamente em ${minutes} minuto${minutes === 1 ? '' : 's'}.`,
  );
}

/** Counts a failed login. */
export async function countFailure({ db, clock }: Sandbox, cpf: string) {
  const lastFailureAt = clock.now();
  await db
    .insert(loginAttempts)
    .values({ cpf, failures: 1, lastFailureAt })
    .onConflictDoUpdate({
      target: loginAttempts.cpf,
      set: { failures: sql`${loginAttempts.failures} + 1`, lastFailureAt },
    });
}

/** Forgets the failed logins of a CPF: after a success, and after a new password. */
export async function forgetFailures({ db }: Pick<Sandbox, 'db'>, cpf: string) {
  await db.delete(loginAttempts).where(eq(loginAttempts.cpf, cpf));
}
