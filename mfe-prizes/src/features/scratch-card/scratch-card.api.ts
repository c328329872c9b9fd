import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import { titleDetail, type TitleDetail } from '@site/contracts/api/title-detail';
import { type TitleKey, titlesApi } from '#parts/titles/titles.api.ts';
import { keepOpen } from './card';
import { text } from './scratch-card.text';

const scratchCardApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    scratchTitle: build.mutation<TitleDetail, TitleKey & { item: number }>({
      query: ({ number, item }) => ({
        method: 'PATCH',
        url: `/titulo-de-capitalizacao/${encodeURIComponent(number)}/raspadinha`,
        body: { item },
      }),
      rawResponseSchema: titleDetail,
      ...callPolicy({
        failureText: text.updateFailed,
        texts: { noAnswer: text.playFailed, serverFirst: true },
        announce: 'caller',
      }),
      onQueryStarted: async ({ number, type }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        dispatch(
          titlesApi.util.updateQueryData('getTitle', { number, type }, (known) => keepOpen(known, data)),
        );
      },
      // The last cell may win: the prize pages must know.
      invalidatesTags: (_done, error) =>
        error ? [] : ['ScratchCard', 'PendingPrize', 'Prize', 'PrizedTitle'],
    }),
    // A call of its own, so that its failure leaves the title on screen as it is.
    reloadTitle: build.mutation<TitleDetail, TitleKey>({
      query: ({ number, type }) => ({
        url: `/titulo-de-capitalizacao/busca-titulo-id/${encodeURIComponent(number)}/${encodeURIComponent(type)}`,
      }),
      rawResponseSchema: titleDetail,
      ...callPolicy({ failureText: text.reloadFailed, announce: 'caller' }),
      onQueryStarted: async (key, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(titlesApi.util.upsertQueryData('getTitle', key, data));
      },
    }),
  }),
});

export const { useScratchTitleMutation, useReloadTitleMutation } = scratchCardApi;
