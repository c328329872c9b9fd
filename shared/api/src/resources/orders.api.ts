import { baseApi } from '#base-api.ts';
import { callPolicy } from '#call-policy.ts';
import { payments, type Payment } from '@site/contracts/api/payments';
import { text } from './orders.text';

const ordersApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listOrders: build.query<Payment[], void>({
      query: () => ({ url: '/payments/list' }),
      rawResponseSchema: payments,
      ...callPolicy({ failureText: text.failed, announce: 'caller' }),
      providesTags: ['Order'],
    }),
  }),
});

/** The customer's orders, bought or paid by prizes; `useLazyListOrdersQuery` fetches them again on demand. */
export const { useListOrdersQuery, useLazyListOrdersQuery } = ordersApi;
