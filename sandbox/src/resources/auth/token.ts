import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Sandbox } from '#app/sandbox.ts';
import { after } from '#app/clock.ts';
import type { Database } from '#database/connect.ts';
import { settings } from '#database/customer-tables.ts';

/** Signs a session token for a customer; it carries `exp` in seconds. */
export function signToken(
  { clock, config, tokenSecret }: Sandbox,
  userId: string,
  seconds = config.tokenSeconds,
) {
  const now = clock.now();
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(after(now, seconds))
    .sign(tokenSecret);
}

/** The customer's id in a token that is ours and still valid, else nothing. */
export async function readToken({ clock, tokenSecret }: Sandbox, token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, tokenSecret, {
      algorithms: ['HS256'],
      currentDate: clock.now(),
    });
    return payload.sub;
  } catch {
    return undefined;
  }
}

/** The secret of this database's tokens; made once, so that a restart signs nobody out. */
export async function tokenSecretOf(db: Database): Promise<Uint8Array> {
  const name = 'token-secret';
  await db
    .insert(settings)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [secret] = await db.select().from(settings).where(eq(settings.name, name));
  return new TextEncoder().encode(secret?.value);
}
