import type { Payment } from '@site/contracts/api/payments';
import { parseMoney } from '@site/domain/money';
import type { Attempt } from '#features/checkout/checkout.storage.ts';

/** What the server says of an order. */
export type Truth = 'waiting' | 'approved' | 'ended';

/** Whether an order is still waiting for its payment, was paid, or came to nothing. */
export function truthOf({ status }: Pick<Payment, 'status'>): Truth {
  if (status === 'APPROVED') return 'approved';
  return status === 'CANCELED' || status === 'REFUNDED' ? 'ended' : 'waiting';
}

/** The date of the newest order, so that a later one can be told from it. */
export const newestOf = (orders: readonly Payment[]): string =>
  orders.reduce((newest, { created_at }) => (isAfter(created_at, newest) ? created_at : newest), '');

/**
 * The order of a purchase. Where its id never arrived, it is the order of the same amount and quantity that was made
 * since the payment began.
 */
export function findOrder(orders: readonly Payment[], attempt: Attempt): Payment | undefined {
  if (attempt.order !== undefined) return orders.find(({ orderId }) => orderId === attempt.order);
  const since = attempt.ordersSince ?? minuteBefore(attempt.startedAt);
  const quantity = attempt.items.reduce((sum, item) => sum + item.quantity, 0);
  return orders.find(
    (order) =>
      order.paymentType === 'COMPRA' &&
      !attempt.earlier?.includes(order.orderId) &&
      order.quantity === quantity &&
      parseMoney(order.totalAmount) === attempt.amount &&
      isAfter(order.created_at, since),
  );
}

/** An order that the purchase left unpaid and that was paid all the same. */
export const findPaidEarlier = (orders: readonly Payment[], { earlier = [] }: Attempt): Payment | undefined =>
  orders.find((order) => earlier.includes(order.orderId) && truthOf(order) === 'approved');

const minuteBefore = (instant: number) => new Date(instant - 60_000).toISOString();

const isAfter = (one: string, other: string) =>
  other === '' ? one !== '' : new Date(one).getTime() > new Date(other).getTime();
