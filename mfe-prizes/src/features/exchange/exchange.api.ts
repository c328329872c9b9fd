import { baseApi } from '@site/api/base-api';
import { call } from '@site/api/call';
import { payments, type Payment, type RepurchaseRequest } from '@site/contracts/api/payments';
import { type ExchangeablePrizes, exchangeablePrizes } from '@site/contracts/api/prizes';
import { anyAnswer } from '@site/contracts/api/wire';
import { text } from './exchange.text';

/** The types of an order that prizes paid (document 2, section 3). */
const exchangeTypes = ['PREMIO', 'REPURCHASE'];

const exchangeApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listExchangeablePrizes: build.query<ExchangeablePrizes, void>({
      query: () => ({ url: '/titulo-de-capitalizacao/premiados' }),
      rawResponseSchema: exchangeablePrizes,
      ...call({ fails: text.failed, announce: 'caller' }),
      providesTags: ['PrizedTitle'],
    }),
    /** The ids of the orders that prizes paid: an exchange makes one. */
    listExchangeOrders: build.query<string[], void>({
      query: () => ({ url: '/payments/list' }),
      rawResponseSchema: payments,
      transformResponse: (orders: Payment[]) =>
        orders.filter(({ paymentType }) => exchangeTypes.includes(paymentType)).map(({ orderId }) => orderId),
      ...call({ fails: text.exchangeFailed, announce: 'caller' }),
    }),
    exchangePrizes: build.mutation<unknown, { key: string; body: RepurchaseRequest }>({
      query: ({ key, body }) => ({ method: 'POST', url: '/payments/repurchase', body, idempotencyKey: key }),
      rawResponseSchema: anyAnswer,
      ...call({ fails: text.exchangeFailed, announce: 'caller' }),
    }),
  }),
});

export const { useListExchangeablePrizesQuery, useLazyListExchangeOrdersQuery, useExchangePrizesMutation } =
  exchangeApi;

/** Prizes became titles: whatever shows either is read anew. */
export const prizesExchanged = () =>
  baseApi.util.invalidateTags(['PrizedTitle', 'PendingPrize', 'Prize', 'Title', 'ScratchCard', 'Order']);
