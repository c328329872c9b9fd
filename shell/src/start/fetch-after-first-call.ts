import { askCurrentEvent } from '@site/api/resources/static-data';
import type { createSite } from '#app/site.tsx';
import type { FirstCall } from './globals';

const freshMs = 15_000;
const isFresh = ({ started }: FirstCall) => performance.now() - started <= freshMs;

/** `fetch`, but the call that was made ahead of the page is not repeated, unless it failed. */
export async function fetchAfterFirstCall(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const made = globalThis.siteFirstCall;
  if (!made || request.method !== 'GET' || !request.url.endsWith(made.path)) return fetch(request);
  globalThis.siteFirstCall = undefined;
  if (!isFresh(made)) return fetch(request);
  const givenUp = new Promise<never>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });
  return Promise.race([made.answer.catch(() => fetch(request)), givenUp]);
}

/** Gives the site the response of the call that was made ahead, where it has come: the first rendering of the page then has it. */
export async function takeFirstCall({ store }: Pick<ReturnType<typeof createSite>, 'store'>): Promise<void> {
  const made = globalThis.siteFirstCall;
  if (made?.hasCome && isFresh(made)) await store.dispatch(askCurrentEvent());
}
