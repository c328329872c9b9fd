import { baseApi } from '#base-api.ts';
import { callPolicy } from '#call-policy.ts';
import { user, type User } from '@site/contracts/api/users';
import { text } from './users.text';

const usersApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getSelf: build.query<User, void>({
      query: () => ({ url: '/users/me' }),
      rawResponseSchema: user,
      ...callPolicy({ failureText: text.selfFailed, announce: 'caller' }),
      providesTags: ['Me'],
    }),
  }),
});

/**
 * The customer's own record; `useLazyGetSelfQuery` fetches it on demand. Pages show messages of their own for a
 * failure.
 */
export const { useGetSelfQuery, useLazyGetSelfQuery } = usersApi;
