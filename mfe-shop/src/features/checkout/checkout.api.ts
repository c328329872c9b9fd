import { baseApi } from '@site/api/base-api';
import { call } from '@site/api/call';
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

// One token pays one session: that is the intent, however often it is sent (D23).
const intentOf = ({ checkout_session, card_token }: PayRequest) => `${checkout_session} ${card_token}`;

const checkoutApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    createCheckout: build.mutation<CheckoutCreated, CheckoutRequest>({
      query: (body) => ({ method: 'POST', url: '/payments/checkout', body }),
      rawResponseSchema: checkoutCreated,
      ...call({ fails: text.cart.checkoutFailed, announce: 'caller' }),
    }),
    payByCard: build.mutation<PayAnswer, PayRequest>({
      query: (body) => ({
        method: 'POST',
        url: '/payments/pay/credit-card',
        body,
        onePerIntent: intentOf(body),
      }),
      rawResponseSchema: payAnswer,
      ...call({ fails: text.payment.cardFailed, announce: 'caller' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
    }),
    payByPix: build.mutation<PayAnswer, PayRequest>({
      query: (body) => ({ method: 'POST', url: '/payments/pay/pix', body, onePerIntent: intentOf(body) }),
      rawResponseSchema: payAnswer,
      ...call({ fails: text.payment.pixFailed, announce: 'caller' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
    }),
    getClientIp: build.query<ClientIp, string>({
      query: (address) => ({ url: address, outside: true, anonymous: true, timeoutSeconds: 2 }),
      rawResponseSchema: clientIp,
      ...call({ fails: text.payment.ipFailed, announce: 'caller' }),
    }),
  }),
});

export const {
  useCreateCheckoutMutation,
  usePayByCardMutation,
  usePayByPixMutation,
  useGetClientIpQuery,
  useLazyGetClientIpQuery,
} = checkoutApi;

/** What a paid order changes for the other pages: their lists are fetched anew. */
export const orderPaid = () => baseApi.util.invalidateTags(['Order', 'Title', 'ScratchCard']);
