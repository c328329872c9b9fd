import { baseApi } from '@site/api/base-api';
import { callPolicy } from '@site/api/call-policy';
import { type Banks, banks } from '@site/contracts/api/banks';
import {
  type PayoutConfirmation,
  type PayoutCreated,
  payoutCreated,
  type PayoutDetail,
  payoutDetail,
  type PayoutRequest,
  type PayoutResend,
} from '@site/contracts/api/payout';
import { anyAnswer } from '@site/contracts/api/wire';
import { text } from './payout.text';

/** A body, and the key of the intent that it belongs to. */
interface Keyed<Body> {
  key: string;
  body: Body;
}

const payoutApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getBanks: build.query<Banks, string>({
      query: (url) => ({ url, outside: true }),
      rawResponseSchema: banks,
      ...callPolicy({ failureText: text.banksFailed, announce: 'caller' }),
    }),
    createPayout: build.mutation<PayoutCreated, Keyed<PayoutRequest>>({
      query: ({ key, body }) => ({ method: 'POST', url: '/payout/create', body, idempotencyKey: key }),
      rawResponseSchema: payoutCreated,
      ...callPolicy({ failureText: text.createFailed, announce: 'caller' }),
    }),
    confirmPayout: build.mutation<unknown, Keyed<PayoutConfirmation>>({
      query: ({ key, body }) => ({ method: 'POST', url: '/payout/confirm', body, idempotencyKey: key }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({ failureText: text.confirmFailed, announce: 'caller' }),
    }),
    resendPayoutCode: build.mutation<unknown, PayoutResend>({
      query: (body) => ({ method: 'POST', url: '/payout/resend-validation-code', body }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({ failureText: text.resendFailed, announce: 'caller' }),
    }),
    getPayout: build.query<PayoutDetail, string>({
      query: (id) => ({ url: `/payout/id/${encodeURIComponent(id)}` }),
      rawResponseSchema: payoutDetail,
      ...callPolicy({ failureText: text.detailFailed, announce: 'caller' }),
      providesTags: ['Payout'],
    }),
  }),
});

export const {
  useGetBanksQuery,
  useCreatePayoutMutation,
  useConfirmPayoutMutation,
  useResendPayoutCodeMutation,
  useGetPayoutQuery,
  useLazyGetPayoutQuery,
} = payoutApi;

/** A payout was made: the prizes that it holds can be claimed no more. */
export const prizesClaimed = () => baseApi.util.invalidateTags(['PendingPrize', 'Prize', 'PrizedTitle']);

/** A payout was confirmed: whatever shows it is refetched. */
export const prizesPaid = () =>
  baseApi.util.invalidateTags(['PendingPrize', 'Prize', 'PrizedTitle', 'Order', 'Payout']);
