import { hashFor } from './integrity';

const linksOf = (...rels: string[]) =>
  [...document.head.querySelectorAll('link')].filter(({ rel }) => rels.includes(rel));

/** Asks the browser for files before the code that needs them runs. What the page asked for already is left alone. */
export function preload(addresses: readonly string[]): void {
  ask(addresses, linksOf('preload'), (address) => ({
    rel: 'preload',
    as: new URL(address).pathname.endsWith('.css') ? 'style' : 'script',
    integrity: hashFor(address),
  }));
}

/** Asks for files that may be wanted soon, after everything else. They wait in the browser's cache. */
export function prefetch(addresses: readonly string[]): void {
  ask(addresses, linksOf('preload', 'prefetch'), () => ({ rel: 'prefetch' }));
}

function ask(
  addresses: readonly string[],
  earlier: readonly HTMLLinkElement[],
  attributes: (address: string) => Partial<HTMLLinkElement>,
) {
  const asked = new Set(earlier.map(({ href }) => href));
  for (const address of addresses.filter((wanted) => !asked.has(wanted))) {
    const link = Object.assign(document.createElement('link'), attributes(address));
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
