import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiRequest, Http } from '#http/create-http.ts';
import { MediaTypeError } from '#http/body.ts';
import { toApiError } from '#http/to-api-error.ts';
import type { ApiError, CallPolicy } from './error';

/** What the store hands to every thunk: `configureStore`'s `thunk.extraArgument`. */
export interface ApiExtra {
  http: Http;
}

const sendRequest: BaseQueryFn<ApiRequest, unknown, ApiError, Partial<CallPolicy>> = async (
  request,
  { extra, endpoint },
  policy,
) => {
  try {
    const { http } = extra as ApiExtra;
    return { data: await http.send(request) };
  } catch (cause) {
    if (cause instanceof MediaTypeError) {
      console.error(`The response of ${endpoint} is of another media type: ${cause.message || 'none'}`);
    }
    return { error: toApiError(cause, policy, request.refusesBy401) };
  }
};

/** The one API of the site. It has no endpoint of its own: each `*.api.ts` injects its calls. */
export const baseApi = createApi({
  baseQuery: sendRequest,
  tagTypes: [
    'Draw',
    'Event',
    'Features',
    'Me',
    'Order',
    'Payout',
    'PendingPrize',
    'Prize',
    'PrizedTitle',
    'ScratchCard',
    'Title',
  ],
  endpoints: () => ({}),
});
