import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import {
  type ScratchCardsRequest,
  type ScratchCardState,
  scratchCardStates,
} from '@site/contracts/api/prizes';
import { text } from './campaign-titles.text';

const scratchCardsApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listScratchCards: build.query<ScratchCardState[], ScratchCardsRequest['titulos']>({
      query: (titulos) => ({ method: 'POST', url: '/sorteio/raspadinhas/listar', body: { titulos } }),
      rawResponseSchema: scratchCardStates,
      ...callPolicy({ failureText: text.scratchCardsFailed, announce: 'caller' }),
      providesTags: ['ScratchCard'],
    }),
  }),
});

export const { useListScratchCardsQuery } = scratchCardsApi;
