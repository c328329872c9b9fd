import type { Location } from 'react-router-dom';

/** What the guard leaves in the history state of `/login`: the page that the visitor wanted (D6). */
export interface WantedPage {
  wanted: string;
  /** Their session has just ended there: the login says so (D12). */
  hasExpired?: true;
}

/** The history state with which the guard sends a visitor to `/login`. */
export function rememberWanted({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): WantedPage {
  return { wanted: `${pathname}${search}${hash}` };
}

/** Where a login leads: the page that the guard refused, or `/home`. Only paths of this site count (D6). */
export function pageAfterLogin(state: unknown): string {
  return (isWantedPage(state) && ownAddress(state.wanted)) || '/home';
}

/** Whether the login was opened because a session had ended. */
export const isAfterExpiry = (state: unknown): boolean => isWantedPage(state) && state.hasExpired === true;

const longest = 2000;

/** The address as a browser reads it, which drops tabs and line ends and takes `\` for `/`; nothing where it leads away. */
function ownAddress(text: string): string | undefined {
  const { origin } = window.location;
  if (!text.startsWith('/') || text.length > longest || !URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  const isOwn = url.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

function isWantedPage(state: unknown): state is WantedPage {
  return typeof state === 'object' && state !== null && 'wanted' in state && typeof state.wanted === 'string';
}
