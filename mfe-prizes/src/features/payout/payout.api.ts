import { baseApi } from '@site/api/base-api';
import { call } from '@site/api/call';
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

const payoutApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getBanks: build.query<Banks, string>({
      query: (url) => ({ url, outside: true }),
      rawResponseSchema: banks,
      ...call({ fails: text.banksFailed, announce: 'caller' }),
    }),
    createPayout: build.mutation<PayoutCreated, PayoutRequest>({
      query: (body) => ({ method: 'POST', url: '/payout/create', body, onePerIntent: true }),
      rawResponseSchema: payoutCreated,
      ...call({ fails: text.createFailed, announce: 'caller' }),
      // Also after a failure: another tab may have claimed the same prizes.
      invalidatesTags: ['PendingPrize', 'Prize', 'PrizedTitle'],
    }),
    confirmPayout: build.mutation<unknown, PayoutConfirmation>({
      query: (body) => ({ method: 'POST', url: '/payout/confirm', body, onePerIntent: true }),
      rawResponseSchema: anyAnswer,
      ...call({ fails: text.confirmFailed, announce: 'caller' }),
      invalidatesTags: ['PendingPrize', 'Prize', 'PrizedTitle', 'Order', 'Payout'],
    }),
    resendPayoutCode: build.mutation<unknown, PayoutResend>({
      query: (body) => ({ method: 'POST', url: '/payout/resend-validation-code', body }),
      rawResponseSchema: anyAnswer,
      ...call({ fails: text.resendFailed, announce: 'caller' }),
    }),
    getPayout: build.query<PayoutDetail, string>({
      query: (id) => ({ url: `/payout/id/${encodeURIComponent(id)}` }),
      rawResponseSchema: payoutDetail,
      ...call({ fails: text.detailFailed, announce: 'caller' }),
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
} = payoutApi;
