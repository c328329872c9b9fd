import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
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
      ...callPolicy({ failureText: text.failed, announce: 'caller' }),
      providesTags: ['PrizedTitle'],
    }),
    exchangePrizes: build.mutation<unknown, { key: string; body: RepurchaseRequest }>({
      query: ({ key, body }) => ({ method: 'POST', url: '/payments/repurchase', body, idempotencyKey: key }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({ failureText: text.exchangeFailed, announce: 'caller' }),
    }),
  }),
});

export const { useListExchangeablePrizesQuery, useExchangePrizesMutation } = exchangeApi;

/** Prizes became titles: whatever shows either is refetched. */
export const prizesExchanged = () =>
  baseApi.util.invalidateTags(['PrizedTitle', 'PendingPrize', 'Prize', 'Title', 'ScratchCard', 'Order']);
