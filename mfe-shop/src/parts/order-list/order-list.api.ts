import { baseApi } from '@site/api/base-api';
import { call } from '@site/api/call';
import { payments, type Payment } from '@site/contracts/api/payments';
import { text } from './order-list.text';

const orderListApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listOrders: build.query<Payment[], void>({
      query: () => ({ url: '/payments/list' }),
      rawResponseSchema: payments,
      ...call({ fails: text.failed, announce: 'caller' }),
      providesTags: ['Order'],
    }),
  }),
});

export const { useListOrdersQuery, useLazyListOrdersQuery } = orderListApi;
