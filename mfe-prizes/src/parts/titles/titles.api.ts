import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import { titleDetail, type TitleDetail } from '@site/contracts/api/title-detail';
import { titleList, type TitleList } from '@site/contracts/api/titles';
import { text } from './titles.text';

/** The two parts of a title's address: its thirteen digits, and 'digital' or 'fisico' (D52). */
export interface TitleKey {
  number: string;
  type: string;
}

export const titlesApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listTitles: build.query<TitleList, void>({
      query: () => ({ url: '/titulo-de-capitalizacao/list' }),
      rawResponseSchema: titleList,
      ...callPolicy({ failureText: text.listFailed, announce: 'caller' }),
      providesTags: ['Title'],
    }),
    getTitle: build.query<TitleDetail, TitleKey>({
      query: ({ number, type }) => ({
        url: `/titulo-de-capitalizacao/busca-titulo-id/${encodeURIComponent(number)}/${encodeURIComponent(type)}`,
      }),
      rawResponseSchema: titleDetail,
      ...callPolicy({ failureText: text.titleFailed, announce: 'caller' }),
    }),
  }),
});

export const { useListTitlesQuery, useGetTitleQuery } = titlesApi;
