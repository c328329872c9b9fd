import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import { loginAnswer, type LoginAnswer, type LoginRequest } from '@site/contracts/api/auth';
import { text } from './login.text';

const loginApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, LoginRequest>({
      query: (body) => ({
        method: 'POST',
        url: '/auth/login',
        body,
        statuses: [200],
        refusesBy401: true,
      }),
      rawResponseSchema: loginAnswer,
      ...callPolicy({
        failureText: text.refused,
        texts: { serverFirst: true, noAnswer: text.noResponse },
        announce: 'caller',
      }),
    }),
  }),
});

export const { useLoginMutation } = loginApi;
