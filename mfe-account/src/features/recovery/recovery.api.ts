import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import type { CodeCheck } from '@site/contracts/api/users';
import { anyAnswer } from '@site/contracts/api/wire';
import { text } from './recovery.text';

const recoveryApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    validateRecovery: build.mutation<unknown, CodeCheck>({
      query: (body) => ({ method: 'POST', url: '/users/validate', body, statuses: [200, 201] }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({ failureText: text.validateFailed, announce: 'caller' }),
    }),
  }),
});

export const { useValidateRecoveryMutation } = recoveryApi;
