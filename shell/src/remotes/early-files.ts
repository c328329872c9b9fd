import { failureFaceAfterMs, RemoteError } from './failures';
import { hashFor } from './integrity';

const linksOf = (...rels: string[]) =>
  [...document.head.querySelectorAll('link')].filter(({ rel }) => rels.includes(rel));

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

/** Asks for files that may be wanted soon, after everything else. They wait in the browser's cache. */
export function prefetch(addresses: readonly string[]): void {
  const asked = new Set(linksOf('preload', 'prefetch').map(({ href }) => href));
  for (const href of addresses.filter((wanted) => !asked.has(wanted))) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'prefetch', crossOrigin: 'anonymous', href }));
  }
}

function sealed<Tag extends HTMLScriptElement | HTMLLinkElement>(tag: Tag, address: string): Tag {
  tag.crossOrigin = 'anonymous';
  tag.integrity = hashFor(address);
  return tag;
}

/**
 * Ends the requests for files after a failure, so that the next try asks the network. Whoever waits for a tag that still
 * hangs, webpack above all, is told that it failed. A preload is used up: the browser would answer the next request for its
 * file with it, even when it failed while the file was away.
 */
export function endRequests(addresses: readonly string[]): void {
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
 * Asks the network for files whatever the browser's cache holds, and puts what comes into the cache: bytes that came once by
 * mistake would stay there for a year. A file that does not come is no failure yet: its tag will tell.
 */
export async function refetch(addresses: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(failureFaceAfterMs);
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
