import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import { type PendingPrize, pendingPrizes, type Prize, prizes } from '@site/contracts/api/prizes';
import { text } from './prize-summary.text';

const prizesApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listPendingPrizes: build.query<PendingPrize[], void>({
      query: () => ({ url: '/titulo-de-capitalizacao/busca-premios-pendentes' }),
      rawResponseSchema: pendingPrizes,
      ...callPolicy({ failureText: text.pendingFailed, announce: 'caller' }),
      providesTags: ['PendingPrize'],
    }),
    listPrizes: build.query<Prize[], void>({
      query: () => ({ url: '/titulo-de-capitalizacao/premiacoes' }),
      rawResponseSchema: prizes,
      ...callPolicy({ failureText: text.prizesFailed, announce: 'caller' }),
      providesTags: ['Prize'],
    }),
  }),
});

export const { useListPendingPrizesQuery, useListPrizesQuery, useLazyListPrizesQuery } = prizesApi;
