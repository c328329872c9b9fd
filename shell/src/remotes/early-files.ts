import { RemoteError } from './failures';
import { hashFor } from './integrity';

const linksOf = (...rels: string[]) =>
  [...document.head.querySelectorAll('link')].filter(({ rel }) => rels.includes(rel));

/**
 * Starts the files that a remote's entry would ask for, before it has run, and waits for the stylesheets. A script that
 * runs early only registers its modules. Webpack takes over a file that is on its way; one that failed is taken out, so
 * that webpack asks anew. Rejects with a `RemoteError` when a stylesheet fails.
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
      reject(new RemoteError('chunk-missing', address));
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
 * Spends what was asked for early from a folder, after a failure there. The browser answers the next request for a file
 * with its preload, even with one that failed while the file was away; so each is asked for here, and what is tried
 * next asks the network. What still hangs is let go.
 */
export function spendEarly(folder: string): void {
  for (const script of document.head.querySelectorAll('script')) {
    if (script.async && script.src.startsWith(folder)) script.remove();
  }
  for (const link of linksOf('stylesheet')) if (!link.sheet && link.href.startsWith(folder)) link.remove();
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
