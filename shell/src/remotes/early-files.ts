import { hashFor } from './integrity';

const linksOf = (...rels: string[]) =>
  [...document.head.querySelectorAll('link')].filter(({ rel }) => rels.includes(rel));

/**
 * Starts the files that a remote's entry would ask for, before it has run. A script that runs early only registers its
 * modules, and webpack takes over one that is still on its way; one that failed is taken out, so that webpack asks anew.
 */
export function startEarly(addresses: readonly string[]): void {
  const isStyle = (address: string) => new URL(address).pathname.endsWith('.css');
  for (const address of addresses.filter((each) => !isStyle(each))) {
    const script = sealed(document.createElement('script'), address);
    script.async = true;
    script.src = address;
    script.onload = script.onerror = () => script.remove();
    document.head.append(script);
  }
  ask(addresses.filter(isStyle), linksOf('preload'), (address) =>
    Object.assign(sealed(document.createElement('link'), address), { rel: 'preload', as: 'style' }),
  );
}

/** Asks for files that may be wanted soon, after everything else. They wait in the browser's cache. */
export function prefetch(addresses: readonly string[]): void {
  ask(addresses, linksOf('preload', 'prefetch'), () =>
    Object.assign(document.createElement('link'), { rel: 'prefetch', crossOrigin: 'anonymous' }),
  );
}

function ask(
  addresses: readonly string[],
  earlier: readonly HTMLLinkElement[],
  linkFor: (address: string) => HTMLLinkElement,
) {
  const asked = new Set(earlier.map(({ href }) => href));
  for (const address of addresses.filter((wanted) => !asked.has(wanted)))
    document.head.append(Object.assign(linkFor(address), { href: address }));
}

function sealed<Tag extends HTMLScriptElement | HTMLLinkElement>(tag: Tag, address: string): Tag {
  tag.crossOrigin = 'anonymous';
  tag.integrity = hashFor(address);
  return tag;
}

/**
 * Spends what was asked for early from a folder, after a failure there. The browser answers the next request for a file
 * with its preload, even with one that failed while the file was away; so each is asked for here, and what is tried
 * next asks the network. A script that still hangs is let go.
 */
export function spendEarly(folder: string): void {
  for (const script of document.head.querySelectorAll('script')) {
    if (script.async && script.src.startsWith(folder)) script.remove();
  }
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
