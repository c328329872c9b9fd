import { baseApi } from '@site/api/base-api';

/** Whether an action clears every cached response, as the shell does when somebody signs in or out. */
export const isForgetting = baseApi.util.resetApiState.match;
