import { baseApi } from '@site/api/base-api';
import { call } from '@site/api/call';
import { type PendingPrize, pendingPrizes, type Prize, prizes } from '@site/contracts/api/prizes';
import { text } from './prize-summary.text';

const prizesApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listPendingPrizes: build.query<PendingPrize[], void>({
      query: () => ({ url: '/titulo-de-capitalizacao/busca-premios-pendentes' }),
      rawResponseSchema: pendingPrizes,
      ...call({ fails: text.pendingFailed, announce: 'caller' }),
      providesTags: ['PendingPrize'],
    }),
    listPrizes: build.query<Prize[], void>({
      query: () => ({ url: '/titulo-de-capitalizacao/premiacoes' }),
      rawResponseSchema: prizes,
      ...call({ fails: text.prizesFailed, announce: 'caller' }),
      providesTags: ['Prize'],
    }),
  }),
});

export const { useListPendingPrizesQuery, useListPrizesQuery, useLazyListPrizesQuery } = prizesApi;
