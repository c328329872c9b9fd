import type { Payment } from '@site/contracts/api/payments';
import type { Attempt } from '#features/checkout/checkout.storage.ts';
import { findOrder } from './find-order';

interface Question {
  /** Asks the server for the customer's orders; nothing when it does not answer. */
  askOrders: () => Promise<readonly Payment[] | undefined>;
  attempt: Attempt;
  signal: AbortSignal;
}

/** The order of a payment whose answer never came; `absent` when the server knows of none, `unknown` when it is silent. */
export type Finding = Payment | 'absent' | 'unknown';

const tries = 4;
const pauseMilliseconds = 2000;

/** Looks for the order of a payment that was sent: a payment under way may still be on its way to the server. */
export async function lookUp({ askOrders, attempt, signal }: Question): Promise<Finding> {
  let finding: Finding = 'unknown';
  for (let left = tries; left > 0 && !signal.aborted; left -= 1) {
    const orders = await askOrders();
    finding = orders ? (findOrder(orders, attempt) ?? 'absent') : 'unknown';
    if (typeof finding === 'object') return finding;
    if (left > 1) await new Promise((next) => setTimeout(next, pauseMilliseconds));
  }
  return finding;
}
