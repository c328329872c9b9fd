import { hashFor } from './integrity';

const linksOf = (...rels: string[]) =>
  [...document.head.querySelectorAll('link')].filter(({ rel }) => rels.includes(rel));

/** Asks the browser for files before the code that needs them runs. What the page asked for already is left alone. */
export function preload(addresses: readonly string[]): void {
  const asked = new Set(linksOf('preload').map(({ href }) => href));
  for (const address of addresses.filter((wanted) => !asked.has(wanted))) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = new URL(address).pathname.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = hashFor(address);
    link.href = address;
    document.head.append(link);
  }
}

/** Asks for files that may be wanted soon, after everything else. They wait in the browser's cache. */
export function prefetch(addresses: readonly string[]): void {
  const asked = new Set(linksOf('preload', 'prefetch').map(({ href }) => href));
  for (const address of addresses.filter((wanted) => !asked.has(wanted))) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.crossOrigin = 'anonymous';
    link.href = address;
    document.head.append(link);
  }
}

/**
 * Spends what was asked for early from a folder, after a failure there. The browser answers the next request for a file
 * with its preload, even with one that failed while the file was away; so each is asked for here, and what is tried
 * next asks the network.
 */
export function spendPreloads(folder: string): void {
  for (const link of linksOf('preload').filter(({ href }) => href.startsWith(folder))) {
    const request = link.as === 'style' ? styleOf(link) : scriptOf(link);
    request.crossOrigin = 'anonymous';
    request.integrity = link.integrity;
    request.onload = request.onerror = () => request.remove();
    link.replaceWith(request);
  }
}

const scriptOf = ({ href }: HTMLLinkElement) =>
  Object.assign(document.createElement('script'), { src: href });

const styleOf = ({ href }: HTMLLinkElement) =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href });
