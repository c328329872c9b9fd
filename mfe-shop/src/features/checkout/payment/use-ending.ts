import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { itemKey, resetToOne } from '@site/cart/cart';
import { useCartItems } from '@site/cart/cart-items';
import { pathTo } from '@site/contracts/routes';
import { orderPaid } from '#features/checkout/checkout.api.ts';
import { stepReached } from '#features/checkout/checkout.slice.ts';
import { type Attempt, storedAttempt } from '#features/checkout/checkout.storage.ts';

/** The two ways out of step 2: to the confirmation, or back to the cart. */
export function useEnding({ items }: Attempt) {
  const onSale = useCartItems().data;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return {
    /** The payment was made: one of each title stays in the cart, and the page shows step 3. */
    succeed: () => {
      const bought = items.map(({ event, productCode, quantity }) => ({
        key: itemKey(event, productCode),
        limit: quantity,
      }));
      dispatch(resetToOne(onSale ?? bought));
      dispatch(orderPaid());
      dispatch(stepReached(3));
      storedAttempt.remove();
    },
    /** Back to the cart, which stays as it is. A payment that may still come is not forgotten. */
    abandon: () => {
      const { state, earlier } = storedAttempt.read() ?? {};
      dispatch(stepReached(1));
      if (state !== 'waiting' && !earlier) storedAttempt.remove();
      // An answer that comes late leads nobody away from another page.
      if (isHere.current) void navigate(pathTo('cart', { step: 1 }), { replace: true });
    },
  };
}
