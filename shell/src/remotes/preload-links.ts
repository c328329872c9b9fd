import { hashFor } from './integrity';

/** Asks the browser for files before the code that needs them runs. What the page asked for already is left alone. */
export function preload(addresses: readonly string[]): void {
  for (const address of addresses) {
    const path = new URL(address).pathname;
    if (document.head.querySelector(`link[rel="preload"][href="${CSS.escape(path)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = path.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = hashFor(address);
    link.href = address;
    document.head.append(link);
  }
}
