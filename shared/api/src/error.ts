/** Who tells the customer that a call failed: the shell with one toast, or the page that made the call (D14). */
export type Announcer = 'shared' | 'caller';

/** The kinds of failure for which a call may have a sentence of its own. */
export type ExactSentence = 'invalid' | 'refused' | 'noAnswer' | 'badAnswer';

/** What a call, or the screen that makes it, says of its failures in its own sentences. */
export interface CallSentences extends Partial<Record<ExactSentence, string>> {
  /** Said of every answer that is a failure and has no sentence of its own here. */
  fails?: string | undefined;
  /** The server's words come before `fails`. */
  serverFirst?: boolean;
}

/** What a call says when it fails, and who says it. */
export interface CallPolicy {
  /** The call's own sentence (document 1 and document 2, section 8). */
  fails: string;
  /** Its sentences for single kinds of failure. */
  says?: CallSentences;
  /** 'shared' when left out: the shell toasts it. */
  announce?: Announcer;
}

/**
 * A failed call, as plain data. `kind` is what happened: no network, no answer in time, a 401, another refusal, an
 * answer that does not fit its schema (D24), one that is not even of the expected media type, or anything else without
 * an answer.
 */
export interface ApiError {
  kind: 'network' | 'timeout' | 'unauthorized' | 'http' | 'contract' | 'media-type' | 'unexpected';
  /** A 401 to a call that carried the token: the session is over. */
  isOfSession?: true;
  /** Of a session before the one of now, about which it says nothing. Without a status it is an answer held back (D62). */
  isOfEarlierSession?: true;
  /** The HTTP status, when there was an answer that is a refusal. */
  status?: number;
  /** What the server says for people. It is text and is shown as text. */
  serverMessage?: string;
  /** The field of the answer that does not fit, for `contract`. */
  field?: string;
  /** The call's own sentence. */
  text: string;
  /** The call's sentences for single kinds of failure. */
  says?: CallSentences;
  announce: Announcer;
}

/** Whether something caught, or the error of a query, is a failed call. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'announce' in error;
}
