/** Who shows the customer that a call failed: the shell with one toast, or the page that made the call (D14). */
export type Announcer = 'shared' | 'caller';

/** The kinds of failure for which a call may have a message of its own. */
export type FailureTextKind = 'invalid' | 'refused' | 'noAnswer' | 'badAnswer';

/** The messages of a call, or of the screen that makes it, for its failures. */
export interface CallTexts extends Partial<Record<FailureTextKind, string>> {
  /** For every failure without a message of its own here. */
  failureText?: string | undefined;
  /** The server's message comes before `failureText`. */
  serverFirst?: boolean;
}

/** The messages of a call when it fails, and who shows them. */
export interface CallPolicy {
  /** The call's own message (document 1 and document 2, section 8). */
  failureText: string;
  /** Its messages for single kinds of failure. */
  texts?: CallTexts;
  /** 'shared' when left out: the shell toasts it. */
  announce?: Announcer;
}

/**
 * A failed call, as plain data. `kind` is what happened: no network, a timeout, a 401, another refusal, a response
 * that does not fit its schema (D24), one of an unexpected media type, or anything else without a response.
 */
export interface ApiError {
  kind: 'network' | 'timeout' | 'unauthorized' | 'http' | 'contract' | 'media-type' | 'unexpected';
  /** The session of the call is over: a 401 to its token, or the token was replaced or removed meanwhile. */
  isOfSession?: true;
  /**
   * The call belonged to an earlier session, so it says nothing about the current one. Without a status: a
   * response that was discarded (D62).
   */
  isOfEarlierSession?: true;
  /** The HTTP status, if the server refused the call. */
  status?: number;
  /** The server's message for people. It is text and is shown as text. */
  serverMessage?: string;
  /** The field of the response that does not fit, for `contract`. */
  field?: string;
  /** The call's own message. */
  text: string;
  /** The call's messages for single kinds of failure. */
  texts?: CallTexts;
  announce: Announcer;
}

/** Whether something caught, or the error of a query, is a failed call. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'announce' in error;
}
