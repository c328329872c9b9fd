const patienceMs = 3000;

/**
 * Asks the site's server what time it is, in seconds since 1970; undefined if it does not say. Throws if no response
 * comes.
 */
export async function askServerTime(ask: typeof fetch): Promise<number | undefined> {
  const answer = await ask(new URL('/', document.baseURI), {
    method: 'HEAD',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(patienceMs),
  });
  const milliseconds = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000);
}
