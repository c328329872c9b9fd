import { type ApiError, type CallSentences, type ExactSentence, isApiError } from './error';

/** What can become of a call that fails. */
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
  /** The call's sentence for this very kind, the most exact first: said before all others. */
  exact: readonly ExactSentence[];
  /** Whether the call's `fails` tells this kind of failure. Without an answer it would name a wrong cause. */
  fails: boolean;
  /** What is said when the call has nothing to say. */
  general: string;
  /**
   * Where the failure of an action is told: in a toast, beside the field that is wrong, or on the login page, to which
   * the shell leads. A page or list that cannot be loaded says so in its place (D61).
   */
  action: 'toast' | 'field' | 'login';
  tone: 'error' | 'warning';
  /** What 'again' is: the same call, now or a little later; another input; a login; nothing that would help. */
  again: 'send' | 'wait' | 'change' | 'signIn' | 'none';
}

const network = 'Erro de rede. Por favor, tente novamente.';
const unexpected = 'Erro inesperado. Por favor, tente novamente.';
const wentWrong = 'Algo deu errado';
const ended = 'Sua sessão terminou. Entre novamente para continuar.';

const toast = { action: 'toast', tone: 'error', again: 'send' } as const;
const silence = { ...toast, exact: ['noAnswer'], fails: false } as const;
const badAnswer = { ...toast, exact: ['badAnswer'], fails: true, general: wentWrong } as const;
const refusal = { exact: ['refused'], fails: true, general: wentWrong, tone: 'error' } as const;

/** How each kind of failure is told, on every screen of the site (document 1, section 8; D12, D24, D61). */
export const failurePolicy: Readonly<Record<Failure, Row>> = {
  offline: { ...silence, general: network },
  slow: { ...silence, general: unexpected },
  // D12: never a sentence of the call, and no toast.
  sessionOver: { exact: [], fails: false, general: ended, action: 'login', tone: 'warning', again: 'signIn' },
  unauthorized: {
    exact: [],
    fails: false,
    general: unexpected,
    action: 'toast',
    tone: 'error',
    again: 'none',
  },
  forbidden: { ...refusal, action: 'toast', again: 'none' },
  notFound: { ...refusal, action: 'toast', again: 'send' },
  invalid: { ...refusal, exact: ['invalid', 'refused'], action: 'field', again: 'change' },
  refused: { ...refusal, action: 'toast', again: 'change' },
  tooMany: { ...refusal, action: 'toast', tone: 'warning', again: 'wait' },
  serverError: { ...toast, exact: [], fails: true, general: wentWrong },
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

/** Which failure it is. What is no failed call is unexpected. */
export function failureOf(error: unknown): Failure {
  if (!isApiError(error)) return 'unexpected';
  const { kind, status = 0, isOfSession } = error;
  if (kind === 'unauthorized') return isOfSession ? 'sessionOver' : 'unauthorized';
  if (kind !== 'http') return byKind[kind] ?? 'unexpected';
  return byStatus[status] ?? (status >= 500 ? 'serverError' : 'refused');
}

/** How one failure is told. */
export interface Telling extends Pick<Row, 'action' | 'tone' | 'again'> {
  /** What is said of an action that failed. */
  text: string;
  /** What the face of a page or list says: what could not be loaded, and the reason where the call does not name it. */
  face: { text: string; reason?: string };
}

/** How the failure of a call is told; the sentences of the screen, `says`, come before those of the call. */
export function tellingOf(error: unknown, says: CallSentences = {}): Telling {
  const failure = failureOf(error);
  const { exact, fails, general, action, tone, again } = failurePolicy[failure];
  const call = isApiError(error) ? error : undefined;
  const own: CallSentences = { fails: call?.text, ...call?.says, ...says };
  const specific =
    exact.map((kind) => own[kind]).find(Boolean) ??
    (own.serverFirst && call?.kind === 'http' ? call.serverMessage : undefined);
  const text = specific ?? (fails ? own.fails : undefined) ?? general;
  const isReason = !fails && failure !== 'sessionOver' && own.fails !== undefined;
  return {
    text,
    // What stands beside a field says what is wrong with it; a sentence for everything does not.
    action: action === 'field' && specific === undefined ? 'toast' : action,
    tone,
    again,
    face: isReason ? { text: own.fails ?? text, reason: text } : { text },
  };
}
