import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import { clientIp, type ClientIp } from '@site/contracts/api/client-ip';
import {
  checkoutCreated,
  type CheckoutCreated,
  type CheckoutRequest,
  payAnswer,
  type PayAnswer,
  type PayRequest,
} from '@site/contracts/api/payments';
import { text } from './checkout.text';

interface Payment {
  path: 'pix' | 'credit-card';
  /** The purchase's idempotency key: every try is the same intent (D23). */
  key: string;
  body: PayRequest;
}

const checkoutApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    createCheckout: build.mutation<CheckoutCreated, CheckoutRequest>({
      query: (body) => ({ method: 'POST', url: '/payments/checkout', body }),
      rawResponseSchema: checkoutCreated,
      ...callPolicy({
        failureText: text.payment.messages.sessionFailed,
        texts: { noAnswer: text.payment.messages.sessionFailed },
        announce: 'caller',
      }),
    }),
    pay: build.mutation<PayAnswer, Payment>({
      query: ({ path, key, body }) => ({
        method: 'POST',
        url: `/payments/pay/${path}`,
        body,
        idempotencyKey: key,
        // Another tab counts on it: it looks for the order until no call of this one is under way.
        timeoutSeconds: 12,
      }),
      rawResponseSchema: payAnswer,
      ...callPolicy({ failureText: text.payment.messages.failed, announce: 'caller' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
    }),
    getClientIp: build.query<ClientIp, string>({
      query: (address) => ({ url: address, outside: true, anonymous: true, timeoutSeconds: 2 }),
      rawResponseSchema: clientIp,
      ...callPolicy({ failureText: text.payment.ipFailed, announce: 'caller' }),
    }),
  }),
});

export const { useCreateCheckoutMutation, usePayMutation, useGetClientIpQuery, useLazyGetClientIpQuery } =
  checkoutApi;

/** What a paid order changes for the other pages: their lists are refetched. */
export const orderPaid = () => baseApi.util.invalidateTags(['Order', 'Title', 'ScratchCard']);
