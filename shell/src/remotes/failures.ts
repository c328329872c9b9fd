/** How a remote can fail, as the shell tells it apart. */
export type FailureKind =
  | 'not-registered'
  | 'manifest-refused'
  | 'manifest-hangs'
  | 'manifest-invalid'
  | 'entry-missing'
  | 'chunk-missing'
  | 'import-error'
  | 'render-error'
  | 'contract-refused'
  | 'too-slow';

interface FailureRule {
  /** What the page area says. The frame around it stays. */
  screen: string;
  /** What the console says, after the remote's name and version. */
  log: string;
  /** How long the shell waits before it calls this a failure, in milliseconds. */
  limitMs: number;
  /** What 'Tentar novamente' does. */
  retry: 'registry-and-door' | 'page-only' | 'render-again';
  /** Time is up: nobody goes to the last good version, which comes over the same network. */
  isLate?: true;
}

/** After this time without the page, the page area shows that it is loading. */
export const loadingFaceAfterMs = 300;

/** Manifest, entry and page together have this long; then it is a failure. */
export const failureFaceAfterMs = 10_000;

const unreachable = 'Não foi possível carregar esta página. Verifique sua conexão e tente novamente.';
const broken = 'Esta página está com um problema. Já estamos cuidando disso. Tente novamente em instantes.';
const slow = 'Esta página está demorando demais para carregar. Tente novamente.';

/**
 * The failure table: for each way a remote can fail, its screen, its log line, its time limit and its retry rule.
 * The door is asked for again only while it did not open; a page that failed behind an open door is asked for
 * alone, since asking for the door again would run the remote's code twice.
 */
export const failures: Record<FailureKind, FailureRule> = {
  'not-registered': {
    screen: unreachable,
    log: 'is not in the registry',
    limitMs: 0,
    retry: 'registry-and-door',
  },
  'manifest-refused': {
    screen: unreachable,
    log: 'manifest refused',
    limitMs: 0,
    retry: 'registry-and-door',
  },
  'manifest-hangs': {
    screen: slow,
    log: 'manifest hangs',
    limitMs: failureFaceAfterMs,
    retry: 'registry-and-door',
    isLate: true,
  },
  'manifest-invalid': {
    screen: broken,
    log: 'manifest is not a manifest',
    limitMs: 0,
    retry: 'registry-and-door',
  },
  'entry-missing': {
    screen: unreachable,
    log: 'entry missing',
    limitMs: failureFaceAfterMs,
    retry: 'registry-and-door',
  },
  'chunk-missing': {
    screen: unreachable,
    log: 'chunk missing',
    limitMs: failureFaceAfterMs,
    retry: 'page-only',
  },
  'import-error': {
    screen: broken,
    log: 'threw while it was loaded',
    limitMs: 0,
    retry: 'registry-and-door',
  },
  'render-error': { screen: broken, log: 'threw while it was drawn', limitMs: 0, retry: 'render-again' },
  'contract-refused': {
    screen: broken,
    log: 'speaks another contract',
    limitMs: 0,
    retry: 'registry-and-door',
  },
  'too-slow': {
    screen: slow,
    log: 'did not come in time',
    limitMs: failureFaceAfterMs,
    retry: 'registry-and-door',
    isLate: true,
  },
};

/** A remote's failure on its way from where it happened to the page area. */
export class RemoteError extends Error {
  constructor(
    readonly kind: FailureKind,
    detail: string,
  ) {
    super(`${failures[kind].log} (${detail})`);
    this.name = 'RemoteError';
  }
}
