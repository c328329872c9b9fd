import { baseApi } from '@site/api/base-api';
import { call } from '@site/api/call';
import type { TitleActivation, TitleRegistration } from '@site/contracts/api/titles';
import { anyAnswer } from '@site/contracts/api/wire';
import { text } from './title-registration.text';

const titleRegistrationApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    createTitle: build.mutation<unknown, TitleRegistration>({
      query: (body) => ({ method: 'POST', url: '/titulo-de-capitalizacao/', body }),
      rawResponseSchema: anyAnswer,
      ...call({
        fails: text.createRefused,
        says: { noAnswer: text.createFailed, badAnswer: text.createFailed },
        announce: 'caller',
      }),
    }),
    activateTitle: build.mutation<unknown, TitleActivation>({
      query: (body) => ({ method: 'POST', url: '/titulo-de-capitalizacao/activate', body }),
      rawResponseSchema: anyAnswer,
      ...call({
        fails: text.activateRefused,
        says: { noAnswer: text.activateFailed, badAnswer: text.activateFailed },
        announce: 'caller',
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Title']),
    }),
  }),
});

export const { useCreateTitleMutation, useActivateTitleMutation } = titleRegistrationApi;
