import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#database/connect.ts';
import { answeredKeys } from '#database/customer-tables.ts';
import { Refusal } from './refusal';
import type { Sandbox } from './sandbox';

/** The response of a call that spends or claims money. */
export interface Outcome {
  status: number;
  body: unknown;
}

/**
 * Does the work in one transaction, at most once per customer, call and `X-Idempotency-Key` (D23): the same key
 * gets the first response again, also when both arrive at the same time; the same key with another body is refused
 * with 422. A refusal that is thrown undoes the work and frees the key. One that is returned keeps what the work
 * wrote, as the count of wrong codes, and frees the key too.
 */
export async function once(
  sandbox: Sandbox,
  { request, reply, userId }: { request: FastifyRequest; reply: FastifyReply; userId: string },
  work: (tx: Database) => Promise<Outcome | Refusal>,
) {
  const key = request.headers['x-idempotency-key'];
  const outcome = await sandbox.db.transaction(async (tx) => {
    if (typeof key !== 'string' || key === '') return work(tx);
    const id = `${userId} ${request.method} ${request.url} ${key}`;
    const earlier = await claim(tx, { id, request: fingerprint(request.body), at: sandbox.clock.now() });
    if (earlier) return earlier;
    const done = await work(tx);
    if (done instanceof Refusal) await tx.delete(answeredKeys).where(eq(answeredKeys.id, id));
    else await tx.update(answeredKeys).set(stored(done)).where(eq(answeredKeys.id, id));
    return done;
  });
  if (outcome instanceof Refusal) throw outcome;
  return reply.code(outcome.status).send(outcome.body);
}

// The unique key makes a second request wait here until the first has ended.
async function claim(
  tx: Database,
  key: { id: string; request: string; at: Date },
): Promise<Outcome | undefined> {
  const claimed = await tx.insert(answeredKeys).values(key).onConflictDoNothing().returning();
  if (claimed.length > 0) return undefined;
  const [earlier] = await tx.select().from(answeredKeys).where(eq(answeredKeys.id, key.id));
  if (!earlier || earlier.request !== key.request) {
    throw new Refusal(422, 'Esta chave de idempotência já foi usada com outro pedido.');
  }
  return { status: earlier.status ?? 200, body: JSON.parse(earlier.answer ?? 'null') };
}

const fingerprint = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');

const stored = ({ status, body }: Outcome) => ({ status, answer: JSON.stringify(body) });
