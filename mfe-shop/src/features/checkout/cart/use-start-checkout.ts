import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLazyGetSelfQuery } from '@site/api/resources/users';
import { type CartItem, totalOf } from '@site/cart/cart-items';
import type { OrderItem } from '@site/contracts/api/payments';
import { pathTo } from '@site/contracts/routes';
import type { Cents } from '@site/domain/money';
import { usePageNavigate } from '@site/platform/page-navigate';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { type Purchase, storedPurchase } from '#features/checkout/checkout.storage.ts';
import { stepReached } from '#features/checkout/checkout.slice.ts';
import { text } from '#features/checkout/checkout.text.ts';
import { orderItemsOf } from '#features/checkout/order-items.ts';
import { ordersLike } from '#features/checkout/payment/find-order.ts';
import { useOpenSession } from '#features/checkout/use-open-session.ts';
import { useLazyListOrdersQuery } from '@site/api/resources/orders';

/** What the customer chose, and what it costs. */
interface Chosen {
  items: OrderItem[];
  amount: Cents;
}

/** A purchase whose payment is under way beside a cart that changed since: the customer says which one to pay. */
export interface Choice {
  waiting: Purchase;
  cart: Chosen;
}

/** 'Finalize sua compra': opens a checkout session for the cart and leads to the payment. */
export function useStartCheckout() {
  const [choice, setChoice] = useState<Choice>();
  const [isEmpty, setEmpty] = useState(false);
  const isStarting = useRef(false);
  const [listOrders] = useLazyListOrdersQuery();
  const [getSelf] = useLazyGetSelfQuery();
  const openSession = useOpenSession();
  const dispatch = useDispatch();
  const navigate = usePageNavigate();
  const toasts = useToasts();
  const tellFailure = useTellFailure();

  const goToPayment = () => {
    dispatch(stepReached(2));
    return navigate(pathTo('cart', { step: 2 }), { toldElsewhere: text.cart.isReady });
  };

  async function open(cart: Chosen) {
    const before = storedPurchase.read();
    const { data: self, error: selfError } = await getSelf(undefined, true);
    if (!self) return tellFailure(selfError, { texts: notOpened });
    const { data: orders, error: ordersError } = await listOrders();
    if (!orders || ordersError) return tellFailure(ordersError, { texts: notOpened });
    const { opened, error } = await openSession(cart.amount);
    if (!opened) return tellFailure(error);
    // Another tab may have begun to pay in the meantime: that purchase goes on.
    if (storedPurchase.read() === before) {
      storedPurchase.write({
        ...{ version: 2, state: 'open', owner: self.id, ...opened, ...cart },
        tries: 0,
        known: ordersLike(orders, cart).map(({ orderId }) => orderId),
        left: leftBy(before),
        times: { startedAt: Date.now() },
      });
    }
    return goToPayment();
  }

  async function start(items: readonly CartItem[]) {
    const cart = { items: orderItemsOf(items), amount: totalOf(items) };
    setEmpty(cart.items.length === 0);
    if (cart.items.length === 0) return undefined;
    const waiting = storedPurchase.read();
    if (!waiting || waiting.state === 'open') return open(cart);
    if (JSON.stringify(waiting.items) !== JSON.stringify(cart.items)) return setChoice({ waiting, cart });
    toasts.info(text.cart.underWay);
    return goToPayment();
  }

  const once = async (work: () => unknown) => {
    if (isStarting.current) return;
    isStarting.current = true;
    await work();
    isStarting.current = false;
  };

  return {
    start: (items: readonly CartItem[]) => once(() => start(items)),
    choice,
    /** The last try had nothing to buy. */
    isEmpty,
    closeChoice: () => setChoice(undefined),
    goOn: goToPayment,
    payCart: ({ cart }: Choice) => once(() => open(cart)),
  };
}

const notOpened = {
  failureText: text.payment.messages.sessionFailed,
  noAnswer: text.payment.messages.sessionFailed,
};

// What the purchase before left unpaid may still be paid.
function leftBy(before: Purchase | undefined) {
  if (!before) return [];
  const { order, method, amount, items, left } = before;
  return order === undefined ? left : [...left, { order, method, amount, items }];
}
