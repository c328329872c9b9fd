import { combineSlices, configureStore, isRejectedWithValue, type Slice } from '@reduxjs/toolkit';
import type { Middleware } from 'redux';
import { baseApi } from './base-api';
import { type ApiError, isApiError } from './error';
import type { Http } from '#http/create-http.ts';

interface Parts {
  http: Http;
  /** Hears of every failed call once, whoever made it. */
  onFailure: (error: ApiError) => void;
}

// RTK's checks run in development and tests only; a machine that is busy is no reason for a warning.
const checks = { warnAfter: 1000 };

/** Makes the one store of a page: the API's cache, and room for the slices that arrive later with the remotes. */
export function createSiteStore({ http, onFailure }: Parts) {
  const reducer = combineSlices(baseApi);
  const failures: Middleware = () => (next) => (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && isApiError(action.payload)) onFailure(action.payload);
    return result;
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { http } }, serializableCheck: checks, immutableCheck: checks })
        .prepend(failures)
        .concat(baseApi.middleware),
  });
  return {
    store,
    /** Takes slices in; one that is already there is replaced. */
    addSlices: (slices: readonly Slice[]) => {
      for (const slice of slices) reducer.inject(slice, { overrideExisting: true });
      // An injected slice has no state before the next action.
      store.dispatch({ type: 'site/slicesAdded' });
    },
    /** Forgets every answer: another customer must not see them. */
    forgetAnswers: () => store.dispatch(baseApi.util.resetApiState()),
  };
}
