import { array, object, safeParse, string, unknown } from 'valibot';
import { failureFaceAfterMs, RemoteError } from './failures';

const manifestSchema = object({
  name: string(),
  metaData: object({ remoteEntry: object({ name: string() }) }),
  shared: array(unknown()),
  exposes: array(object({ name: string() })),
});

/**
 * Fetches a remote's manifest. The federation runtime has no time limit and ignores the HTTP status, so that a
 * JSON answer that is no manifest would poison the remote until a reload: this does neither.
 */
export async function fetchManifest(address: string, limitMs = failureFaceAfterMs): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), limitMs);
  try {
    const answer = await fetch(address, { credentials: 'omit', signal: abort.signal });
    if (!answer.ok) throw new RemoteError('manifest-refused', `status ${answer.status}`);
    return manifestResponse(JSON.parse(await answer.text()));
  } catch (error) {
    throw asRemoteError(error, abort.signal.aborted);
  } finally {
    clearTimeout(timer);
  }
}

/** The answer that the federation runtime expects, made from a manifest that was checked. */
export function manifestResponse(manifest: unknown): Response {
  const result = safeParse(manifestSchema, manifest);
  if (!result.success) throw new RemoteError('manifest-invalid', result.issues[0].message);
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/json' } });
}

function asRemoteError(error: unknown, isAborted: boolean): RemoteError {
  if (error instanceof RemoteError) return error;
  if (isAborted) return new RemoteError('manifest-hangs', 'no answer in time');
  return new RemoteError(
    error instanceof SyntaxError ? 'manifest-invalid' : 'manifest-refused',
    String(error),
  );
}
