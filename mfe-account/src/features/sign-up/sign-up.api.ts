import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import type { ActivationResend, CodeCheck, Registration } from '@site/contracts/api/users';
import { anyAnswer } from '@site/contracts/api/wire';
import { text } from './sign-up.text';

const signUpApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    register: build.mutation<unknown, Registration>({
      query: (body) => ({ method: 'POST', url: '/users', body }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({ failureText: text.registerFailed, texts: { serverFirst: true }, announce: 'caller' }),
    }),
    activateAccount: build.mutation<unknown, CodeCheck>({
      query: (body) => ({ method: 'POST', url: '/users/validate', body, statuses: [201] }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({ failureText: text.validateFailed, texts: { serverFirst: true }, announce: 'caller' }),
    }),
    resendActivation: build.mutation<unknown, ActivationResend>({
      query: (body) => ({ method: 'POST', url: '/users/resend-code', body }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({
        failureText: text.resendFailed,
        texts: { serverFirst: true, noAnswer: text.resendFailed },
        announce: 'caller',
      }),
    }),
  }),
});

export const { useRegisterMutation, useActivateAccountMutation, useResendActivationMutation } = signUpApi;
