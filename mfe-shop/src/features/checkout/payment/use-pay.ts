import { isApiError } from '@site/api/error';
import type { PayRequest } from '@site/contracts/api/payments';
import { toWireMoney } from '@site/domain/money';
import { useConfig } from '@site/platform/config';
import {
  useGetClientIpQuery,
  useLazyGetClientIpQuery,
  usePayByCardMutation,
  usePayByPixMutation,
} from '#features/checkout/checkout.api.ts';
import type { Attempt } from '#features/checkout/checkout.storage.ts';
import type { TokenInfo } from '#parts/payment-widget/checkout-port.ts';
import { deviceInfoOf } from './device-info';
import { sendPayment, type Sent, type Verdict } from './send-payment';

interface Payment {
  attempt: Attempt;
  token: string;
  method: TokenInfo['method'];
  description: string;
}

/** Sends one payment. What it answers may be called again: it is the same payment. */
export type Send = () => Promise<Verdict>;

/** Prepares the payment of a one-time token: everything that the call carries is settled here, once. */
export function usePay(): (payment: Payment) => Promise<Send> {
  const { clientIpUrl } = useConfig();
  // Asked for early, so that no payment waits for it.
  useGetClientIpQuery(clientIpUrl, { skip: clientIpUrl === '' });
  const [askIp] = useLazyGetClientIpQuery();
  const [payByCard] = usePayByCardMutation();
  const [payByPix] = usePayByPixMutation();

  return async ({ attempt, token, method, description }) => {
    const address = clientIpUrl === '' ? undefined : await askIp(clientIpUrl, true);
    const body: PayRequest = {
      amount: toWireMoney(attempt.amount),
      description,
      orderItems: attempt.items,
      card_token: token,
      checkout_session: attempt.session,
      yuno_customer_id: attempt.customer,
      ip: address?.data?.ip ?? '',
      ...deviceInfoOf(navigator),
    };
    const pay = method === 'pix' ? payByPix : payByCard;
    const attemptOnce = async (): Promise<Sent> => {
      const { data, error } = await pay(body);
      if (data) return { data };
      return { error: isApiError(error) ? error : { kind: 'unexpected', text: '', announce: 'caller' } };
    };
    return () => sendPayment(attemptOnce);
  };
}
