import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { after } from '#app/clock.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import type { Database } from '#database/connect.ts';
import { charges, checkoutSessions, orders, paymentTokens } from '#database/money-tables.ts';
import { approveOrder, moveOrder } from '#resources/payments/orders.ts';
import { stateOf, type ChargeState } from './outcomes';
import { pixCodeOf, pixSeconds } from './pix';
import type { SwitchValues } from './switches';

type Session = typeof checkoutSessions.$inferSelect;
type Parts = Pick<Sandbox, 'db' | 'config' | 'clock'>;

const challengeSeconds = 30 * 60;
const openStatuses = ['READY_TO_PAY', 'PENDING'];

/** Takes a one-time token of a session, once, for the method that it was made for. */
export async function spendToken(
  db: Database,
  { token, sessionId, method, at }: { token: string; sessionId: string; method: 'CARD' | 'PIX'; at: Date },
) {
  const [found] = await db
    .select()
    .from(paymentTokens)
    .where(and(eq(paymentTokens.token, token), eq(paymentTokens.sessionId, sessionId)))
    .for('update');
  if (!found || found.method !== method) throw new Refusal(400, 'Token de pagamento inválido.');
  if (found.usedAt) throw new Refusal(409, 'Token de pagamento já utilizado.');
  await db.update(paymentTokens).set({ usedAt: at }).where(eq(paymentTokens.token, token));
  return found;
}

/** Begins the payment of an order; an outcome that is known immediately changes the order immediately. */
export async function openCharge(
  parts: Parts,
  {
    session,
    orderId,
    method,
    outcome,
  }: { session: Session; orderId: string; method: 'CARD' | 'PIX'; outcome: string },
): Promise<ChargeState> {
  const state = stateOf(outcome);
  const createdAt = parts.clock.now();
  const lifetime =
    method === 'PIX' ? ((session.switches as SwitchValues).pixSeconds ?? pixSeconds) : challengeSeconds;
  await parts.db.insert(charges).values({
    ...state,
    sessionId: session.id,
    orderId,
    method,
    createdAt,
    pixCode: method === 'PIX' ? pixCodeOf(session.id) : null,
    expiresAt: openStatuses.includes(state.status) ? after(createdAt, lifetime) : null,
  });
  await moveOrder(parts.db, orderId, { to: 'PENDING', at: createdAt });
  await followCharge(parts, orderId, state);
  return state;
}

/** Decides an open payment, and updates its order. Returns whether it was open. */
export async function decideCharge(parts: Parts, sessionId: string, state: ChargeState) {
  const [decided] = await parts.db
    .update(charges)
    .set(state)
    .where(and(eq(charges.sessionId, sessionId), inArray(charges.status, openStatuses)))
    .returning();
  if (decided) await followCharge(parts, decided.orderId, state);
  return decided !== undefined;
}

/** Money for a charge that has expired goes back: the order ends as refunded. */
export async function refundLatePayment({ db, clock }: Parts, sessionId: string) {
  const late = { status: 'REFUNDED', subStatus: 'PAID_AFTER_EXPIRY' };
  const [refunded] = await db
    .update(charges)
    .set(late)
    .where(and(eq(charges.sessionId, sessionId), eq(charges.status, 'EXPIRED')))
    .returning();
  if (refunded) await moveOrder(db, refunded.orderId, { to: 'REFUNDED', at: clock.now() });
  return refunded !== undefined;
}

/** Ends what nobody paid in time, and pays what a switch pays by itself. */
export async function settleCharges(parts: Parts, which: SQL | undefined) {
  const now = parts.clock.now();
  const open = await parts.db
    .select({ charge: charges, switches: checkoutSessions.switches })
    .from(charges)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, charges.sessionId))
    .where(and(inArray(charges.status, openStatuses), which));
  for (const { charge, switches } of open) {
    const { pixPaidAfterSeconds } = switches as SwitchValues;
    const paidAt =
      pixPaidAfterSeconds === undefined ? undefined : after(charge.createdAt, pixPaidAfterSeconds);
    const inTime = charge.expiresAt === null || (paidAt ?? now) <= charge.expiresAt;
    if (charge.method === 'PIX' && paidAt && paidAt <= now && inTime) {
      await decideCharge(parts, charge.sessionId, stateOf('SUCCEEDED'));
    } else if (charge.expiresAt && charge.expiresAt <= now) {
      await decideCharge(parts, charge.sessionId, { status: 'EXPIRED', subStatus: 'EXPIRED' });
    }
  }
}

/** The charges of a customer, as a condition for `settleCharges`. */
export const ofCustomer = (db: Database, userId: string) =>
  inArray(charges.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)));

async function followCharge({ db, config, clock }: Parts, orderId: string, { status }: ChargeState) {
  if (status === 'SUCCEEDED') return approveOrder({ db, config }, orderId, clock.now());
  if (!openStatuses.includes(status)) await moveOrder(db, orderId, { to: 'CANCELED', at: clock.now() });
}
