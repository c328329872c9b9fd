import { configDefaults } from '@site/contracts/config-defaults';

// What a remote's build may name as the call that a page begins with, and the picture that the page shows of its answer.
const calls: Partial<Record<string, { path: string; picture: string }>> = {
  currentEvent: { path: '/static-worker/atual/evento', picture: 'cartela-home.png' },
};

const freshMs = 15_000;

let early: { path: string; started: number; answer: Promise<Response> } | undefined;

/**
 * Makes the public call that the HTML names for its page, ahead of the page's code, and asks for the picture that comes
 * with it. Where the address has a query the page may show something else, and nothing is asked.
 */
export function startFirstCall(document: Document): void {
  const call = calls[String(dataIn(document, 'site-first-call'))];
  if (!call || document.location.search) return;
  const { path, picture } = call;
  const { apiBaseUrl, eventAssetsUrl } = { ...configDefaults, ...Object(dataIn(document, 'site-config')) };
  const answer = ask(apiBaseUrl + path);
  early = { path, started: performance.now(), answer };
  void answer.then(eventIn).then(
    (code) => {
      if (code) new Image().src = `${eventAssetsUrl}/${encodeURIComponent(code)}/${picture}`;
    },
    () => undefined,
  );
}

/** `fetch`, but a call that was made ahead is not made again. When that one failed, it asks anew. */
export async function fetchAfterFirstCall(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const made = early;
  if (!made || request.method !== 'GET' || !request.url.endsWith(made.path)) return fetch(request);
  early = undefined;
  if (performance.now() - made.started > freshMs) return fetch(request);
  const givenUp = new Promise<never>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });
  return Promise.race([made.answer.catch(() => fetch(request)), givenUp]);
}

const ask = async (address: string) =>
  fetch(new URL(address, document.location.origin), {
    credentials: 'omit',
    headers: { Accept: 'application/json, text/plain, */*' },
  });

async function eventIn(response: Response): Promise<string> {
  const { CodEvento = '' } = (await response.clone().json()) as { CodEvento?: string };
  return CodEvento;
}

function dataIn(document: Document, id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
  } catch {
    return null;
  }
}
