import type { Fault } from '@site/release/visit-report';

/** How a remote can fail, as the shell tells it apart. */
export type FailureKind =
  | 'not-registered'
  | 'manifest-refused'
  | 'manifest-hangs'
  | 'manifest-invalid'
  | 'entry-missing'
  | 'entry-broken'
  | 'chunk-missing'
  | 'import-error'
  | 'render-error'
  | 'contract-refused'
  | 'too-slow'
  | 'outdated';

interface FailureRule {
  /** What the page area says. The frame around it stays. */
  screen: string;
  /** What the console says, after the remote's name and version. */
  log: string;
  /** What is to blame: a file that failed to load says nothing about the code. */
  fault: Fault;
  /** Time is up: nobody rolls back to the last good version, which comes over the same network. */
  isLate?: true;
  /** A retry does not help, the page must be reloaded. */
  needsReload?: true;
}

const code = { fault: 'code' } as const;
const network = { fault: 'network' } as const;

/** After this time without the page, the page area shows that it is loading. */
export const loadingDelayMs = 300;

/** Manifest, entry and page together have this long; then it is a failure. */
export const loadTimeoutMs = 10_000;

const unreachable = 'Não foi possível carregar esta página. Verifique sua conexão e tente novamente.';
const broken = 'Esta página está com um problema. Já estamos cuidando disso. Tente novamente em instantes.';
const outdated = 'O site foi atualizado. Recarregue a página para continuar.';
const slow = 'Esta página está demorando demais para carregar. Tente novamente.';

/** The failure table: for each way a remote can fail, what its screen and its line on the console say, and what helps. */
export const failures: Record<FailureKind, FailureRule> = {
  // It was retired, or the page is older than the site: the server has another page for this address.
  'not-registered': { ...network, screen: outdated, log: 'is not in the registry', needsReload: true },
  'manifest-refused': { ...network, screen: unreachable, log: 'manifest refused' },
  'manifest-hangs': { ...network, screen: slow, log: 'manifest hangs', isLate: true },
  'manifest-invalid': { ...code, screen: broken, log: 'manifest is not a manifest' },
  'entry-missing': { ...network, screen: unreachable, log: 'entry missing' },
  'entry-broken': { ...code, screen: broken, log: 'entry broken' },
  'chunk-missing': { ...network, screen: unreachable, log: 'chunk missing' },
  'import-error': { ...code, screen: broken, log: 'threw while it was loaded' },
  'render-error': { ...code, screen: broken, log: 'threw while it was drawn' },
  'contract-refused': { ...code, screen: broken, log: 'speaks another contract' },
  'too-slow': { ...network, screen: slow, log: 'did not come in time', isLate: true },
  outdated: { ...network, screen: outdated, log: 'is no longer live', needsReload: true },
};

/** A remote's failure on its way from where it happened to the page area. */
export class RemoteError extends Error {
  constructor(
    readonly kind: FailureKind,
    detail: string,
    /** The address of the file that did not come. */
    private readonly address?: string,
  ) {
    super(`${failures[kind].log} (${detail})`);
    this.name = 'RemoteError';
  }

  /** A file that the server says it does not have is the version's fault, not the network's. */
  get fault(): Fault {
    return this.address && isAbsent(this.address) ? 'code' : failures[this.kind].fault;
  }
}

const isAbsent = (address: string) =>
  performance
    .getEntriesByName(address)
    .some((entry) => 'responseStatus' in entry && [404, 410].includes(Number(entry.responseStatus)));

/** The failure behind an error without a kind: a chunk that webpack requested, or the remote's own code. */
export function toRemoteError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  if (!isChunkError(error)) return new RemoteError('import-error', String(error));
  return new RemoteError(
    'chunk-missing',
    String(error),
    'request' in error ? String(error.request) : undefined,
  );
}

/** The only place that relies on the error names of bundlers; it is tested in `chunk-load-error.test.ts` of the tooling. Rspack gives a stylesheet a code alone. */
const isChunkError = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));
