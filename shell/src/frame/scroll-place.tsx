import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { holdPlace } from './hold-place';
import type { ScrollMemory } from './scroll-memory';

/**
 * Puts each page where it belongs: a new path at its top, or at the place that the hash names; one that somebody comes
 * back to, by Back or a reload, where it was (D10). A change of the query alone moves nothing.
 */
export function ScrollPlace({ memory }: { memory: ScrollMemory }) {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const lastPath = useRef<string>(undefined);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const { pathname, hash } = location;
    const isFirst = lastPath.current === undefined;
    const isSamePath = lastPath.current === pathname;
    lastPath.current = pathname;

    const place = isReturn && !isSamePath ? memory.placeOf(location) : undefined;
    // A visitor who scrolled before the page was live keeps their position. To ask for it costs a layout of the whole page.
    if (isFirst && ((!place && !hash) || window.scrollY > 0)) return undefined;
    if (place)
      return holdPlace(
        () => moveTo(place, memory),
        () => memory.onTheWayTo(undefined),
      );
    if (!isSamePath && !isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
    // The page that has the target may still be on its way.
    return hash ? holdPlace(() => document.getElementById(idIn(hash))?.scrollIntoView()) : undefined;
  }, [location, isReturn, memory]);

  return null;
}

function moveTo(place: number, memory: ScrollMemory) {
  window.scrollTo({ top: place, behavior: 'instant' });
  memory.onTheWayTo(Math.abs(window.scrollY - place) < 2 ? undefined : place);
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
