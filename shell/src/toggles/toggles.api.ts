import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import { type FeaturesAnswer, featuresAnswer } from '@site/contracts/api/features';
import { keepToggles } from './toggles.storage';
import { text } from './toggles.text';

const togglesApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getFeatures: build.query<FeaturesAnswer, void>({
      query: () => ({ url: '/features' }),
      rawResponseSchema: featuresAnswer,
      ...callPolicy({ failureText: text.failed(text.noReason), announce: 'caller' }),
      onQueryStarted: (_none, { queryFulfilled }) => {
        queryFulfilled.then(({ data }) => keepToggles(data)).catch(() => undefined);
      },
    }),
  }),
});

export const { useGetFeaturesQuery } = togglesApi;
