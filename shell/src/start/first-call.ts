import { firstCallId } from '@site/release/document';
import type { FirstCallName } from '@site/release/first-calls';
import { askPublic, dataIn, earlyConfig } from './early-calls';
import type { FirstCall } from './globals';

// What a remote's build may name as the call that a page begins with, and the picture that the page shows from its response.
const calls: Record<FirstCallName, { path: string; picture: string }> = {
  currentEvent: { path: '/static-worker/atual/evento', picture: 'cartela-home.png' },
};

/**
 * Makes the public call that the HTML names for its page, ahead of all code, and tells that code of the picture that comes
 * with it. Where the address has a query the page may show something else, and nothing is asked.
 */
export function startFirstCall(document: Document): void {
  const call = calls[dataIn(document, firstCallId) as FirstCallName] as
    (typeof calls)[FirstCallName] | undefined;
  if (!call || document.location.search) return;
  const { path, picture } = call;
  const { eventAssetsUrl } = earlyConfig(document);
  const made: FirstCall = { path, started: performance.now(), answer: askPublic(document, path) };
  globalThis.siteFirstCall = made;
  void made.answer.then(eventIn).then(
    (code) => {
      if (!code) return;
      made.picture = `${eventAssetsUrl}/${encodeURIComponent(code)}/${picture}`;
      if (globalThis.siteFederationRuntime) new Image().src = made.picture;
    },
    () => undefined,
  );
}

async function eventIn(response: Response): Promise<string> {
  if (!response.ok) return '';
  const { CodEvento = '' } = (await response.clone().json()) as { CodEvento?: string };
  return CodEvento;
}
