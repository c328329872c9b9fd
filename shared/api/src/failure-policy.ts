import { type ApiError, type CallTexts, type FailureTextKind, isApiError } from './error';

/** The kinds of failure that screens distinguish. */
export type Failure =
  | 'offline'
  | 'slow'
  | 'sessionOver'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'invalid'
  | 'refused'
  | 'tooMany'
  | 'serverError'
  | 'contract'
  | 'mediaType'
  | 'unexpected';

interface Row {
  /**
   * Keys of the call's own messages for this kind of failure, most specific first. They come before all others.
   */
  ownTexts: readonly FailureTextKind[];
  /**
   * Whether the call's `failureText` fits this kind of failure. Without a response it would name a wrong cause.
   */
  usesFailureText: boolean;
  /** The message if the call has none of its own. */
  general: string;
  /**
   * Where the failure of an action is shown: in a toast, next to the field that is wrong, or on the login page, to
   * which the shell redirects. A page or list that cannot be loaded says so in its place (D61).
   */
  action: 'toast' | 'field' | 'login';
  tone: 'error' | 'warning';
  /** What a retry needs: the same call, now or a little later; another input; a login; or nothing helps. */
  again: 'send' | 'wait' | 'change' | 'signIn' | 'none';
}

const network = 'Erro de rede. Por favor, tente novamente.';
const unexpected = 'Erro inesperado. Por favor, tente novamente.';
const wentWrong = 'Algo deu errado';
const ended = 'Sua sessão terminou. Entre novamente para continuar.';

const toast = { action: 'toast', tone: 'error', again: 'send' } as const;
const silence = { ...toast, ownTexts: ['noAnswer'], usesFailureText: false } as const;
const badAnswer = { ...toast, ownTexts: ['badAnswer'], usesFailureText: true, general: wentWrong } as const;
const refusal = { ownTexts: ['refused'], usesFailureText: true, general: wentWrong, tone: 'error' } as const;

/** How each kind of failure is shown, on every screen of the site (document 1, section 8; D12, D24, D61). */
export const failurePolicy: Readonly<Record<Failure, Row>> = {
  offline: { ...silence, general: network },
  slow: { ...silence, general: unexpected },
  // D12: never a message of the call. The screen shows no toast; the shell warns once on a page without a
  // guard.
  sessionOver: {
    ownTexts: [],
    usesFailureText: false,
    general: ended,
    action: 'login',
    tone: 'warning',
    again: 'signIn',
  },
  unauthorized: {
    ownTexts: [],
    usesFailureText: false,
    general: unexpected,
    action: 'toast',
    tone: 'error',
    again: 'none',
  },
  forbidden: { ...refusal, action: 'toast', again: 'none' },
  notFound: { ...refusal, action: 'toast', again: 'send' },
  invalid: { ...refusal, ownTexts: ['invalid', 'refused'], action: 'field', again: 'change' },
  refused: { ...refusal, action: 'toast', again: 'change' },
  tooMany: { ...refusal, action: 'toast', tone: 'warning', again: 'wait' },
  serverError: { ...toast, ownTexts: [], usesFailureText: true, general: wentWrong },
  contract: badAnswer,
  mediaType: badAnswer,
  unexpected: { ...silence, general: unexpected },
};

const byKind: Readonly<Partial<Record<ApiError['kind'], Failure>>> = {
  network: 'offline',
  timeout: 'slow',
  contract: 'contract',
  'media-type': 'mediaType',
};

const byStatus: Readonly<Partial<Record<number, Failure>>> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'notFound',
  422: 'invalid',
  429: 'tooMany',
};

/** The kind of a failure. An error that is not an `ApiError` is unexpected. */
export function failureOf(error: unknown): Failure {
  if (!isApiError(error)) return 'unexpected';
  const { kind, status = 0, isOfSession } = error;
  if (kind === 'unauthorized') return isOfSession ? 'sessionOver' : 'unauthorized';
  if (kind !== 'http') return byKind[kind] ?? 'unexpected';
  return byStatus[status] ?? (status >= 500 ? 'serverError' : 'refused');
}

/** How one failure is shown. */
export interface FailureDisplay extends Pick<Row, 'action' | 'tone' | 'again'> {
  /** The message for an action that failed. */
  text: string;
  /**
   * The message of a page or list in its place: what could not be loaded, and the reason if that message does not
   * name it.
   */
  inPlace: { text: string; reason?: string };
}

/** How the failure of a call is shown; `texts`, the messages of the screen, come before those of the call. */
export function failureDisplay(error: unknown, texts: CallTexts = {}): FailureDisplay {
  const failure = failureOf(error);
  const { ownTexts, usesFailureText, general, action, tone, again } = failurePolicy[failure];
  const call = isApiError(error) ? error : undefined;
  const own: CallTexts = { failureText: call?.text, ...call?.texts, ...texts };
  const specific =
    ownTexts.map((kind) => own[kind]).find(Boolean) ??
    (own.serverFirst && call?.kind === 'http' ? call.serverMessage : undefined);
  const text = specific ?? (usesFailureText ? own.failureText : undefined) ?? general;
  const isReason = !usesFailureText && failure !== 'sessionOver' && own.failureText !== undefined;
  return {
    text,
    // A general message is not shown next to a field: it does not say what is wrong with the value.
    action: action === 'field' && specific === undefined ? 'toast' : action,
    tone,
    again,
    inPlace: isReason ? { text: own.failureText ?? text, reason: text } : { text },
  };
}
