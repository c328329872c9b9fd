import type { Location } from 'react-router-dom';

/** What the guard leaves in the history state of `/login`: the page that the visitor wanted (D6). */
export interface WantedPage {
  wanted: string;
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
  const wanted = isWantedPage(state) ? state.wanted : '';
  const isOwnPath = /^\/(?![/\\])/.test(wanted);
  return isOwnPath ? wanted : '/home';
}

function isWantedPage(state: unknown): state is WantedPage {
  return typeof state === 'object' && state !== null && 'wanted' in state && typeof state.wanted === 'string';
}
