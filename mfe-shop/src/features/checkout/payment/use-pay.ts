import { type ApiError, isApiError } from '@site/api/error';
import { toWireMoney } from '@site/domain/money';
import { useConfig } from '@site/platform/config';
import {
  useGetClientIpQuery,
  useLazyGetClientIpQuery,
  usePayMutation,
} from '#features/checkout/checkout.api.ts';
import type { Purchase } from '#features/checkout/checkout.storage.ts';
import { outcomeOf } from '#parts/payment-widget/outcomes.ts';
import { deviceInfoOf } from './device-info';
import type { PaymentEvent } from './payment-state';

interface Try {
  purchase: Purchase;
  token: string;
  /** What is bought, in words. */
  description: string;
}

/** Sends one try of a payment, and says what became of it. */
export function usePay(): (attempt: Try) => Promise<PaymentEvent> {
  const { clientIpUrl } = useConfig();
  // Asked for early, so that no payment waits for it.
  useGetClientIpQuery(clientIpUrl, { skip: clientIpUrl === '' });
  const [askIp] = useLazyGetClientIpQuery();
  const [pay] = usePayMutation();

  return async ({ purchase, token, description }) => {
    const { session, key, amount, items, customer, method } = purchase;
    const address = clientIpUrl === '' ? undefined : await askIp(clientIpUrl, true);
    const { data, error } = await pay({
      path: method === 'pix' ? 'pix' : 'credit-card',
      key,
      body: {
        amount: toWireMoney(amount),
        description,
        orderItems: items,
        card_token: token,
        checkout_session: session,
        yuno_customer_id: customer,
        ip: address?.data?.ip ?? '',
        ...deviceInfoOf(navigator),
      },
    });
    if (data) {
      const { merchant_order_id: order, status } = data;
      const goesOn = method !== 'pix' || status === 'READY_TO_PAY';
      const tried = { order, method, amount, items };
      return { type: 'payMade', of: session, order, outcome: outcomeOf(status), goesOn, tried };
    }
    if (!isApiError(error) || !isRefusal(error)) return { type: 'payLost', of: session };
    return { type: 'payRefused', of: session, isExpired: error.kind === 'unauthorized' };
  };
}

// 408, 425 and 429 mean 'retry later', 409 that the session has a payment already, and 422 that the key was
// used with another token. A refusal of our server says why; a page of somebody between us and it does not.
const undecided = [408, 409, 422, 425, 429];

function isRefusal({ kind, status = 0, serverMessage }: ApiError) {
  if (kind === 'unauthorized') return true;
  return kind === 'http' && status < 500 && !undecided.includes(status) && serverMessage !== undefined;
}
