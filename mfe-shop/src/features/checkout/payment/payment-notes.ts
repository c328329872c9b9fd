import type { Payment } from '@site/contracts/api/payments';
import {
  type Attempt,
  storedAttempt,
  storedMethod,
  storedOrder,
} from '#features/checkout/checkout.storage.ts';
import { text } from '#features/checkout/checkout.text.ts';
import type { TokenInfo } from '#parts/payment-widget/checkout-port.ts';

/** The label of a way to pay. */
export function methodLabelOf({ method, isDebit }: TokenInfo): string {
  if (method === 'pix') return text.payment.pix;
  return isDebit ? text.payment.debit : text.payment.credit;
}

/** The way of the payment that was sent last. */
export const sentMethod = (): TokenInfo['method'] =>
  storedMethod.read() === text.payment.pix ? 'pix' : 'card';

/** Notes a change of the purchase, unless another tab has gone on with another session. */
export function note(session: string, change: Partial<Attempt>): void {
  const current = storedAttempt.read();
  if (current?.session === session) storedAttempt.write({ ...current, ...change });
}

/** Notes that an order which the purchase left unpaid was paid after all. */
export function notePaidEarlier({ orderId, paymentMethod }: Payment): void {
  storedOrder.write(orderId);
  if (paymentMethod) storedMethod.write(paymentMethod);
}

/** Notes the order that the server made for a payment. */
export function noteOrder(session: string, order: string): void {
  storedOrder.write(order);
  note(session, { state: 'waiting', order });
}
