import { parseMoney, toDecimalText, toWireMoney } from '@site/domain/money';
import { isApiError } from '@site/api/error';
import type { OrderItem } from '@site/contracts/api/payments';
import { pathTo } from '@site/contracts/routes';
import { useGetSelfQuery } from '@site/api/resources/users';
import { useToasts } from '@site/platform/toasts';
import { useCreateCheckoutMutation } from './checkout.api';
import { storedAttempt, storedOrder, storedTotal } from './checkout.storage';
import { text } from './checkout.text';

/**
 * Opens a checkout session for the lines of an order, and makes it the purchase of this browser, with the orders that it
 * left unpaid. Says whether it did.
 */
export function useOpenSession() {
  const [createCheckout] = useCreateCheckoutMutation();
  const { data: self } = useGetSelfQuery();
  const toasts = useToasts();

  return async (items: OrderItem[], earlier: string[] = []): Promise<boolean> => {
    const amount = items.reduce((sum, { totalValue }) => sum + (parseMoney(totalValue) ?? 0), 0);
    const callbackUrl = new URL(pathTo('cart', { step: 2 }), window.location.origin).href;
    const { data, error } = await createCheckout({ amount: toWireMoney(amount), callbackUrl });
    if (!data) {
      if (!isApiError(error) || error.kind !== 'unauthorized') toasts.error(text.cart.checkoutFailed);
      return false;
    }
    storedTotal.write(toDecimalText(amount));
    storedOrder.remove();
    storedAttempt.write({
      ...(self && { owner: self.id }),
      session: data.checkout_session,
      customer: data.customer_id,
      amount,
      items,
      startedAt: Date.now(),
      state: 'open',
      ...(earlier.length > 0 && { earlier }),
    });
    return true;
  };
}
