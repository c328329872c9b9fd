import { mayLoad } from './integrity';

interface GateRules {
  createScriptURL: (address: string) => string;
  createHTML: (markup: string) => string | null;
  createScript: (text: string) => string | null;
}

declare global {
  /** Trusted Types, in the browsers that have them. */
  var trustedTypes: { createPolicy: (name: 'default', rules: GateRules) => unknown } | undefined;
}

/** An address that every content policy of the site refuses, as a file that does not come: a gate that threw would leave webpack waiting. */
const refused = 'data:,';

/** React creates script elements through this markup; they never run. */
const emptyScript = '<script></script>';

function isData(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/**
 * Decides what text may become a script or markup, for every caller: webpack, the federation runtime, the page itself. A
 * script of this site must be one whose hash is known. The payment provider's script and what it does come to pass once
 * that script is asked for, in the bounds of the content policy: of which origins, and never inline.
 */
export function gateScripts({ paymentScriptUrl }: { paymentScriptUrl: string }): void {
  let hasProvider = false;
  const isProvider = (href: string) =>
    paymentScriptUrl !== '' && href === new URL(paymentScriptUrl, document.baseURI).href;
  const { trustedTypes } = globalThis;
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (!URL.canParse(address, document.baseURI)) return refused;
      const { href, origin } = new URL(address, document.baseURI);
      if (isProvider(href)) hasProvider = true;
      const isForProvider = hasProvider && origin !== window.location.origin;
      return isForProvider || mayLoad(href) ? address : refused;
    },
    createHTML: (markup) => (hasProvider || markup === emptyScript ? markup : null),
    // Data for search engines is in a script element that never runs.
    createScript: (text) => (isData(text) ? text : null),
  });
}
