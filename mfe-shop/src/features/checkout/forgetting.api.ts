import { baseApi } from '@site/api/base-api';

/** Whether an action forgets every answer, as the shell does when somebody signs in or out. */
export const isForgetting = baseApi.util.resetApiState.match;
