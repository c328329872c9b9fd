import { loadTimeoutMs, RemoteError } from './failures';
import { hashFor } from './integrity';

const linksOf = (wanted: string) =>
  [...document.head.querySelectorAll('link')].filter(({ rel }) => rel === wanted);

/**
 * Preloads the files that a remote's entry would request, and waits for the stylesheets. A script that runs early
 * only registers its modules. Webpack takes over a file that is on its way; one that failed is taken out, so that
 * webpack requests it again. Rejects with a `RemoteError` when a stylesheet fails.
 */
export async function startEarly(addresses: readonly string[]): Promise<void> {
  const isStyle = (address: string) => new URL(address).pathname.endsWith('.css');
  addresses.filter((address) => !isStyle(address)).forEach(startScript);
  await Promise.all(addresses.filter(isStyle).map(startStyle));
}

function startScript(address: string) {
  const script = sealed(document.createElement('script'), address);
  script.async = true;
  script.src = address;
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}

async function startStyle(address: string) {
  if (linksOf('stylesheet').some(({ href }) => href === address)) return;
  const link = sealed(document.createElement('link'), address);
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new RemoteError('chunk-missing', address, address));
    };
  });
}

function sealed<Tag extends HTMLScriptElement | HTMLLinkElement>(tag: Tag, address: string): Tag {
  tag.crossOrigin = 'anonymous';
  tag.integrity = hashFor(address);
  return tag;
}

/**
 * Ends the requests for files after a failure, so that the next try goes to the network. A tag that still hangs gets an
 * `error` event, for webpack and other listeners. A preload is replaced by a request of its own: otherwise the browser
 * would use it for the next request of its file, even if it failed while the file was missing.
 */
export function discardAttempt(addresses: readonly string[]): void {
  const isOurs = ({ href, src }: { href?: string; src?: string }) => addresses.includes(src ?? href ?? '');
  const isPending = (tag: HTMLScriptElement | HTMLLinkElement) => !('sheet' in tag && tag.sheet);
  const scripts = [...document.head.querySelectorAll('script')];
  for (const tag of [...scripts, ...linksOf('stylesheet')].filter(isOurs).filter(isPending)) {
    tag.dispatchEvent(new Event('error'));
    tag.remove();
  }
  for (const link of linksOf('preload').filter(isOurs)) {
    const request = link.as === 'style' ? styleOf(link) : scriptOf(link);
    request.crossOrigin = 'anonymous';
    request.integrity = link.integrity;
    request.onload = request.onerror = () => request.remove();
    link.replaceWith(request);
  }
}

/**
 * Requests files from the network whatever the browser's cache holds, and updates the cache: wrong bytes that came once
 * would stay there for a year. A file that cannot be loaded is not a failure yet: its tag will report it.
 */
export async function refetch(addresses: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(loadTimeoutMs);
  const ask = async (address: string) => {
    const init: RequestInit = {
      cache: 'reload',
      credentials: 'same-origin',
      integrity: hashFor(address),
      signal,
    };
    await (await fetch(address, init)).blob();
  };
  await Promise.allSettled(addresses.map(ask));
}

const scriptOf = ({ href }: HTMLLinkElement) =>
  Object.assign(document.createElement('script'), { src: href });

const styleOf = ({ href }: HTMLLinkElement) =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href });
