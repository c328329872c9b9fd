import { firstCallId } from '@site/release/document';
import type { FirstCallName } from '@site/release/first-calls';
import { showPicture } from './first-picture';
import { askPublic, dataIn, earlyConfig } from './early-calls';
import type { FirstCall } from './globals';

// What a remote's build may name as the call that a page begins with, and the picture that the page shows from its response.
const calls: Record<FirstCallName, { path: string; picture: string }> = {
  currentEvent: { path: '/static-worker/atual/evento', picture: 'cartela-home.png' },
};

/**
 * Makes the public call that the HTML names for its page, ahead of all code, and asks for the picture that comes with it when
 * there is room for it. Where the address has a query the page may show something else, and nothing is asked.
 */
export function startFirstCall(document: Document): void {
  const call = calls[dataIn(document, firstCallId) as FirstCallName] as
    | (typeof calls)[FirstCallName]
    | undefined;
  if (!call || document.location.search) return;
  const { path, picture } = call;
  const { eventAssetsUrl } = earlyConfig(document);
  const made: FirstCall = { path, started: performance.now(), answer: askPublic(document, path) };
  globalThis.siteFirstCall = made;
  const event = made.answer.then(eventIn).then((code) => {
    if (code) made.hasCome = true;
    return code;
  });
  void Promise.all([event, largestScript(document)]).then(
    ([code]) => {
      if (!code) return;
      const image = new Image();
      made.picture = image;
      image.addEventListener('load', () => showPicture(document, image));
      image.src = `${eventAssetsUrl}/${encodeURIComponent(code)}/${picture}`;
    },
    () => undefined,
  );
}

/**
 * Waits for the script after this one, the first of the shell's, which has most of the bytes: earlier, the picture would keep it back. While
 * the browser compiles it, the line is free.
 */
function largestScript(document: Document): Promise<void> {
  const [, next] = document.querySelectorAll('script[type="module"]');
  return new Promise((resolve) => {
    if (!next) return resolve();
    for (const end of ['load', 'error']) next.addEventListener(end, () => resolve());
  });
}

async function eventIn(response: Response): Promise<string> {
  if (!response.ok) return '';
  const { CodEvento = '' } = (await response.clone().json()) as { CodEvento?: string };
  return CodEvento;
}
