import { baseApi } from '@site/api/base-api';
import { call } from '@site/api/call';
import type { RepurchaseRequest } from '@site/contracts/api/payments';
import { type ExchangeablePrizes, exchangeablePrizes } from '@site/contracts/api/prizes';
import { anyAnswer } from '@site/contracts/api/wire';
import { text } from './exchange.text';

const exchangeApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listExchangeablePrizes: build.query<ExchangeablePrizes, void>({
      query: () => ({ url: '/titulo-de-capitalizacao/premiados' }),
      rawResponseSchema: exchangeablePrizes,
      ...call({ fails: text.failed, announce: 'caller' }),
      providesTags: ['PrizedTitle'],
    }),
    exchangePrizes: build.mutation<unknown, RepurchaseRequest>({
      query: (body) => ({ method: 'POST', url: '/payments/repurchase', body, onePerIntent: true }),
      rawResponseSchema: anyAnswer,
      ...call({ fails: text.exchangeFailed, announce: 'caller' }),
      // Also after a failure: another tab may have been faster.
      invalidatesTags: ['PrizedTitle', 'PendingPrize', 'Prize', 'Title', 'ScratchCard', 'Order'],
    }),
  }),
});

export const { useListExchangeablePrizesQuery, useExchangePrizesMutation } = exchangeApi;
