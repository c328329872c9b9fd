import type { Location } from 'react-router-dom';

/**
 * Under which name the router keeps the scroll of a history entry. Each entry has its own, so that Back finds the old
 * place and a new path starts at the top (D10); a change of the query alone shares the name, and so keeps the place.
 */
export function createScrollKey() {
  const names = new Map<string, string>();
  let last: Location | undefined;

  return (location: Location): string => {
    const isSamePage = last !== undefined && last.pathname === location.pathname && location.hash === '';
    const inherited = isSamePage && last ? names.get(last.key) : undefined;
    const name = names.get(location.key) ?? inherited ?? ownScrollKey(location);
    names.set(location.key, name);
    last = location;
    return name;
  };
}

/** The name of an entry alone. The first one of every document is called 'default': its address tells them apart. */
export const ownScrollKey = ({ key, pathname, hash }: Location) =>
  key === 'default' ? `${key} ${pathname}${hash}` : key;
