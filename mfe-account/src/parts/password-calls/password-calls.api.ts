import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import type { ForgotPassword, PasswordChange } from '@site/contracts/api/users';
import { anyAnswer } from '@site/contracts/api/wire';
import { text } from './password-calls.text';

const passwordCalls = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    forgetPassword: build.mutation<unknown, ForgotPassword>({
      query: (body) => ({ method: 'POST', url: '/users/forgot-password', body, statuses: [200] }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({ failureText: text.sendFailed, announce: 'caller' }),
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (body) => ({ method: 'POST', url: '/users/change-password', body }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({ failureText: text.changeFailed, texts: { serverFirst: true }, announce: 'caller' }),
    }),
  }),
});

/** The calls that both a forgotten and a changed password make. */
export const { useForgetPasswordMutation, useChangePasswordMutation } = passwordCalls;
