import { baseApi } from '#base-api.ts';
import { call } from '#call.ts';
import { user, type User } from '@site/contracts/api/users';
import { text } from './users.text';

const usersApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getSelf: build.query<User, void>({
      query: () => ({ url: '/users/me' }),
      rawResponseSchema: user,
      ...call({ fails: text.selfFailed, announce: 'caller' }),
      providesTags: ['Me'],
    }),
  }),
});

/** The customer's own record; `useLazyGetSelfQuery` asks only when told to. Pages say their own words of a failure. */
export const { useGetSelfQuery, useLazyGetSelfQuery } = usersApi;
