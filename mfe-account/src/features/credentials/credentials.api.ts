import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import type { CodeCheck, EmailChange, EmailConfirmation } from '@site/contracts/api/users';
import { anyAnswer } from '@site/contracts/api/wire';
import { text } from './credentials.text';

const credentialsApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    updateEmail: build.mutation<unknown, { userId: string } & EmailChange>({
      query: ({ userId, email }) => ({
        method: 'PATCH',
        url: `/users/${encodeURIComponent(userId)}`,
        body: { email },
      }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({
        failureText: text.emailChangeFailed,
        texts: { serverFirst: true, noAnswer: text.emailChangeFailed },
        announce: 'caller',
      }),
    }),
    validatePassword: build.mutation<unknown, CodeCheck>({
      query: (body) => ({ method: 'POST', url: '/users/validate/password', body, statuses: [201] }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({ failureText: text.validateFailed, announce: 'caller' }),
    }),
    emailVerification: build.mutation<unknown, EmailConfirmation>({
      query: (body) => ({ method: 'POST', url: '/users/update-email', body }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({ failureText: text.validateFailed, announce: 'caller' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Me']),
    }),
  }),
});

export const { useUpdateEmailMutation, useValidatePasswordMutation, useEmailVerificationMutation } =
  credentialsApi;
