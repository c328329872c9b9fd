import type { Payment as Order } from '@site/contracts/api/payments';
import { parseMoney } from '@site/domain/money';
import type { LeftOrder, Purchase } from '#features/checkout/checkout.storage.ts';

/** What the server says of an order. */
type OrderState = 'waiting' | 'approved' | 'ended';

/** Whether an order is still waiting for its payment, was paid, or came to nothing. */
export function orderStateOf({ status }: Pick<Order, 'status'>): OrderState {
  if (status === 'APPROVED') return 'approved';
  return status === 'CANCELED' || status === 'REFUNDED' ? 'ended' : 'waiting';
}

/**
 * The order of an id that a payment returned. An assumption of the contract, which document 2 does not state: the
 * `merchant_order_id` of `payments/pay/*` is the `orderId` of `payments/list`.
 */
export const orderOf = (orders: readonly Order[], id: string): Order | undefined =>
  orders.find(({ orderId }) => orderId === id);

/** The order of a purchase. Where its id never arrived, it is the one like it that was not there before. */
export function findOrder(orders: readonly Order[], purchase: Purchase): Order | undefined {
  if (purchase.order !== undefined) return orderOf(orders, purchase.order);
  const { known, left, since } = purchase;
  return ordersLike(orders, purchase).find(
    ({ orderId, created_at }) =>
      !known.includes(orderId) && !left.some(({ order }) => order === orderId) && isAfter(created_at, since),
  );
}

/** An order that the customer turned away from and that was paid all the same. */
export const findPaidLeft = (orders: readonly Order[], { left }: Purchase): LeftOrder | undefined =>
  left.find(({ order }) => {
    const found = orderOf(orders, order);
    return found && orderStateOf(found) === 'approved';
  });

/** The purchases of the same amount and number of titles: what one of them could be taken for. */
export function ordersLike(orders: readonly Order[], { amount, items }: Pick<Purchase, 'amount' | 'items'>) {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return orders.filter(
    ({ paymentType, quantity, totalAmount }) =>
      paymentType === 'COMPRA' && quantity === count && parseMoney(totalAmount) === amount,
  );
}

// Both dates are the server's.
const isAfter = (date: string, since = '') =>
  since === '' || new Date(date).getTime() > new Date(since).getTime();
