import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import type { TitleActivation, TitleRegistration } from '@site/contracts/api/titles';
import { anyAnswer } from '@site/contracts/api/wire';
import { text } from './title-registration.text';

const titleRegistrationApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    createTitle: build.mutation<unknown, TitleRegistration>({
      query: (body) => ({ method: 'POST', url: '/titulo-de-capitalizacao/', body }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({
        failureText: text.createRefused,
        texts: { noAnswer: text.createFailed, badAnswer: text.createFailed },
        announce: 'caller',
      }),
    }),
    activateTitle: build.mutation<unknown, TitleActivation>({
      query: (body) => ({ method: 'POST', url: '/titulo-de-capitalizacao/activate', body }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({
        failureText: text.activateRefused,
        texts: { noAnswer: text.activateFailed, badAnswer: text.activateFailed },
        announce: 'caller',
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Title']),
    }),
  }),
});

export const { useCreateTitleMutation, useActivateTitleMutation } = titleRegistrationApi;
