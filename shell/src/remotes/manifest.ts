import { type Manifest, manifestSchema } from '@site/release/manifest';
import { safeParse } from 'valibot';
import { loadTimeoutMs, RemoteError } from './failures';
import { isIntact } from './integrity';

interface FetchOptions {
  /** The hash that the registry names for it. */
  integrity?: string | undefined;
  limitMs?: number;
  /** Asks the network even where the browser has one in its cache. */
  pastCache?: boolean;
}

/**
 * Fetches a remote's manifest. The federation runtime has no time limit and ignores the HTTP status, so that a
 * JSON response that is not a manifest would poison the remote until a reload: this does neither.
 */
export async function fetchManifest(
  address: string,
  { integrity, limitMs = loadTimeoutMs, pastCache = false }: FetchOptions = {},
): Promise<Manifest> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), limitMs);
  try {
    const answer = await fetch(address, {
      cache: pastCache ? 'reload' : 'default',
      credentials: 'omit',
      signal: abort.signal,
    });
    if (!answer.ok) throw new RemoteError('manifest-refused', `status ${answer.status}`, address);
    const text = await answer.text();
    const manifest = parseManifest(JSON.parse(text));
    if (!(await isIntact(address, text, integrity))) {
      throw new RemoteError('manifest-refused', 'not the one that was published');
    }
    return manifest;
  } catch (error) {
    throw asRemoteError(error, abort.signal.aborted);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a manifest. Rejects what is none. */
export function parseManifest(value: unknown): Manifest {
  const result = safeParse(manifestSchema, value);
  if (!result.success) throw new RemoteError('manifest-invalid', result.issues[0].message);
  return result.output;
}

function asRemoteError(error: unknown, isAborted: boolean): RemoteError {
  if (error instanceof RemoteError) return error;
  if (isAborted) return new RemoteError('manifest-hangs', 'no response in time');
  return new RemoteError(
    error instanceof SyntaxError ? 'manifest-invalid' : 'manifest-refused',
    String(error),
  );
}
