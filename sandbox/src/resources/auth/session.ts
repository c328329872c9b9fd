import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { users } from '#database/customer-tables.ts';
import { readToken } from './token';

/** A customer as the database has them. */
export type UserRow = typeof users.$inferSelect;

/** The customer who sent a request. Without a valid token the request is refused with 401. */
export async function customerOf(sandbox: Sandbox, request: FastifyRequest): Promise<UserRow> {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const id = token && (await readToken(sandbox, token));
  const [user] = id ? await sandbox.db.select().from(users).where(eq(users.id, id)) : [];
  if (!user) throw new Refusal(401, 'Sessão expirada. Faça login novamente.');
  return user;
}
