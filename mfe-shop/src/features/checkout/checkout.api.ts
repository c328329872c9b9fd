import { baseApi } from '@site/api/base-api';
import { call } from '@site/api/call';
import { checkoutCreated, type CheckoutCreated, type CheckoutRequest } from '@site/contracts/api/payments';
import { text } from './checkout.text';

const checkoutApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    createCheckout: build.mutation<CheckoutCreated, CheckoutRequest>({
      query: (body) => ({ method: 'POST', url: '/payments/checkout', body }),
      rawResponseSchema: checkoutCreated,
      ...call({ fails: text.cart.checkoutFailed, announce: 'caller' }),
    }),
  }),
});

export const { useCreateCheckoutMutation } = checkoutApi;
