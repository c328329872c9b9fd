import { baseApi } from '@site/api/base-api';
import { call } from '@site/api/call';
import type { TitleActivation, TitleRegistration } from '@site/contracts/api/titles';
import { text } from './title-registration.text';

const titleRegistrationApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    createTitle: build.mutation<unknown, TitleRegistration>({
      query: (body) => ({ method: 'POST', url: '/titulo-de-capitalizacao/', body }),
      ...call({ fails: text.createRefused, announce: 'caller' }),
    }),
    activateTitle: build.mutation<unknown, TitleActivation>({
      query: (body) => ({ method: 'POST', url: '/titulo-de-capitalizacao/activate', body }),
      ...call({ fails: text.activateRefused, announce: 'caller' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Title']),
    }),
  }),
});

export const { useCreateTitleMutation, useActivateTitleMutation } = titleRegistrationApi;
