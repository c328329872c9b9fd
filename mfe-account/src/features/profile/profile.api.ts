import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import { type ProfileUpdate, user, type User } from '@site/contracts/api/users';
import { text } from './profile.text';

interface Update {
  id: string;
  fields: ProfileUpdate;
}

const profileApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    updateProfile: build.mutation<User, Update>({
      query: ({ id, fields }) => ({ method: 'PATCH', url: `/users/${encodeURIComponent(id)}`, body: fields }),
      rawResponseSchema: user,
      ...callPolicy({
        failureText: text.saveFailed,
        texts: { serverFirst: true, noAnswer: text.saveFailed },
        announce: 'caller',
      }),
      invalidatesTags: (_saved, error) => (error ? [] : ['Me']),
    }),
  }),
});

export const { useUpdateProfileMutation } = profileApi;
