/** Who tells the customer that a call failed: the shell with one toast, or the page that made the call (D14). */
export type Announcer = 'shared' | 'caller';

/** What a call says when it fails, and who says it. */
export interface CallPolicy {
  fails: string;
  /** 'shared' when left out: the shell toasts it. */
  announce?: Announcer;
}

/**
 * A failed call, as plain data. `kind` is what happened: no network, a 401, another refusal, an answer that does
 * not fit its schema (D24), or anything else without an answer, time-outs among it.
 */
export interface ApiError {
  kind: 'network' | 'unauthorized' | 'http' | 'contract' | 'unexpected';
  /** A 401 for a token that is no longer the stored one: it says nothing about the session of now. */
  isOfEarlierSession?: true;
  /** The HTTP status, when there was an answer. */
  status?: number;
  /** What the server says for people. It is text and is shown as text. */
  serverMessage?: string;
  /** The field of the answer that does not fit, for `contract`. */
  field?: string;
  /** The call's own message. */
  text: string;
  announce: Announcer;
}

/** Whether something caught, or the error of a query, is a failed call. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'announce' in error;
}
