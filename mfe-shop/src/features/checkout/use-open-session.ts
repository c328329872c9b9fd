import { pathTo } from '@site/contracts/routes';
import { type Cents, toWireMoney } from '@site/domain/money';
import { useCreateCheckoutMutation } from './checkout.api';

/**
 * Opens a checkout session for an amount, with the idempotency key of its one payment; or returns the failed call.
 */
export function useOpenSession() {
  const [createCheckout] = useCreateCheckoutMutation();
  return async (amount: Cents) => {
    const callbackUrl = new URL(pathTo('cart', { step: 2 }), window.location.origin).href;
    const { data, error } = await createCheckout({ amount: toWireMoney(amount), callbackUrl });
    if (!data) return { error };
    const { checkout_session: session, customer_id: customer } = data;
    return { opened: { session, customer, key: crypto.randomUUID() } };
  };
}
