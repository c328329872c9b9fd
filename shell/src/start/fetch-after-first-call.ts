const freshMs = 15_000;

/** `fetch`, but the call that was made ahead of the page is not repeated, unless it failed. */
export async function fetchAfterFirstCall(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const made = globalThis.siteFirstCall;
  if (!made || request.method !== 'GET' || !request.url.endsWith(made.path)) return fetch(request);
  globalThis.siteFirstCall = undefined;
  if (performance.now() - made.started > freshMs) return fetch(request);
  const givenUp = new Promise<never>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });
  return Promise.race([made.answer.catch(() => fetch(request)), givenUp]);
}
