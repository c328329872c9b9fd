import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useRef } from 'react';
import type { CartItem } from '@site/cart/cart-items';
import type { OrderItem } from '@site/contracts/api/payments';
import { pathTo } from '@site/contracts/routes';
import { useToasts } from '@site/platform/toasts';
import { storedAttempt } from '#features/checkout/checkout.storage.ts';
import { stepReached } from '#features/checkout/checkout.slice.ts';
import { text } from '#features/checkout/checkout.text.ts';
import { orderItemsOf } from '#features/checkout/order-items.ts';
import { useOpenSession } from '#features/checkout/use-open-session.ts';

/** 'Finalize sua compra': opens a checkout session for the cart and leads to the payment. */
export function useStartCheckout() {
  const openSession = useOpenSession();
  const isStarting = useRef(false);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toasts = useToasts();

  // A purchase that another tab or an earlier page left unfinished goes on: a second session could pay it twice.
  const isUnderWay = () => (storedAttempt.read()?.state ?? 'open') !== 'open';

  async function start(items: readonly CartItem[]) {
    const chosen = orderItemsOf(items);
    if (chosen.length === 0) return toasts.error(text.cart.chooseOne);
    if (isUnderWay()) toasts.info(text.cart.underWay);
    else if (!(await openSession(chosen, earlierOrdersOf(chosen)))) return undefined;
    dispatch(stepReached(2));
    return navigate(pathTo('cart', { step: 2 }));
  }

  return async (items: readonly CartItem[]) => {
    if (isStarting.current) return;
    isStarting.current = true;
    await start(items);
    isStarting.current = false;
  };
}

// The same purchase, begun anew after a cancelled payment: what it left unpaid may still be paid.
function earlierOrdersOf(chosen: readonly OrderItem[]) {
  const { items, earlier } = storedAttempt.read() ?? {};
  return JSON.stringify(items) === JSON.stringify(chosen) ? earlier : undefined;
}
