import { combineSlices, configureStore, isRejectedWithValue, type Slice } from '@reduxjs/toolkit';
import type { Middleware } from 'redux';
import { baseApi } from './base-api';
import { type ApiError, isApiError } from './error';
import type { Http } from '#http/create-http.ts';

interface Parts {
  http: Http;
  /** Called once for every failed call. */
  onFailure: (error: ApiError) => void;
}

// RTK's checks run in development and tests only; they should not warn because a machine is busy.
const checks = { warnAfter: 1000 };

/** Makes the one store of a page: the API's cache, to which the remotes add their slices later. */
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
    /** Adds slices; one with the same name is replaced. */
    addSlices: (slices: readonly Slice[]) => {
      for (const slice of slices) reducer.inject(slice, { overrideExisting: true });
      // An injected slice has no state before the next action.
      store.dispatch({ type: 'site/slicesAdded' });
    },
    /** Empties the API's cache: another customer must not see it. */
    forgetAnswers: () => store.dispatch(baseApi.util.resetApiState()),
  };
}
