import { eq } from 'drizzle-orm';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { charges } from '#database/money-tables.ts';
import { decideCharge, refundLatePayment, settleCharges } from './charges';
import { stateOf } from './outcomes';

/** Plays the bank's confirmation of a PIX payment. In time it approves the order; late, the money goes back. */
export async function payPix(sandbox: Sandbox, orderId: string): Promise<string> {
  return sandbox.db.transaction(async (tx) => {
    await settleCharges({ ...sandbox, db: tx }, eq(charges.orderId, orderId));
    const [charge] = await tx.select().from(charges).where(eq(charges.orderId, orderId));
    if (charge?.method !== 'PIX') throw new Refusal(404, 'Cobrança não encontrada.');
    if (await decideCharge({ ...sandbox, db: tx }, charge.sessionId, stateOf('SUCCEEDED')))
      return 'SUCCEEDED';
    if (await refundLatePayment({ ...sandbox, db: tx }, charge.sessionId)) return 'REFUNDED';
    throw new Refusal(409, 'Esta cobrança já foi decidida.');
  });
}
