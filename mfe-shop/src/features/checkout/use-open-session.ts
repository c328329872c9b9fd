import { pathTo } from '@site/contracts/routes';
import { type Cents, toWireMoney } from '@site/domain/money';
import { useCreateCheckoutMutation } from './checkout.api';

/** Opens a checkout session for an amount, with the idempotency key of the one payment that it will take. */
export function useOpenSession() {
  const [createCheckout] = useCreateCheckoutMutation();
  return async (amount: Cents) => {
    const callbackUrl = new URL(pathTo('cart', { step: 2 }), window.location.origin).href;
    const { data } = await createCheckout({ amount: toWireMoney(amount), callbackUrl });
    return data && { session: data.checkout_session, customer: data.customer_id, key: crypto.randomUUID() };
  };
}
