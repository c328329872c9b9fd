import { isApiError } from '@site/api/error';

/** What a call that spends or claims ended in, when the response was not successful. */
export type FailedTry =
  /** 4xx: the server did nothing. `reason` is what it says, or empty. */
  | { type: 'refused'; status: number; reason: string }
  /** 401: nothing was done, and the shell reports the end of the session (D12). */
  | { type: 'signedOut' }
  /** Nobody knows whether it was carried out (D58). */
  | { type: 'lost' };

/** Reads the error of a call that spends or claims. A 408 says that the request did not arrive whole. */
export function failedTry(error: unknown): FailedTry {
  if (!isApiError(error)) return { type: 'lost' };
  const { kind, status = 0, serverMessage = '' } = error;
  if (kind === 'unauthorized') return { type: 'signedOut' };
  if (kind === 'http' && status >= 400 && status < 500 && status !== 408) {
    return { type: 'refused', status, reason: serverMessage };
  }
  return { type: 'lost' };
}
