import type { Location } from 'react-router-dom';
import { createScrollKey, ownScrollKey } from './scroll-key';
import { keepScrollPlace, scrollPlaceOf } from './scroll.storage';

/** The part of the router that is needed. */
interface Followed {
  state: { location: Location };
  subscribe: (listener: (state: { location: Location }) => void) => () => void;
}

/** Knows where each page of this tab was scrolled to, through Back and reload (D10). */
export interface ScrollMemory {
  /** Writes down where a page is when the router leaves it, and when the document ends. */
  follow: (router: Followed) => void;
  /** Where the page of an entry was. */
  placeOf: (location: Location) => number | undefined;
  /** The page is on its way to a place that it cannot reach yet; undefined when it is there. */
  onTheWayTo: (top: number | undefined) => void;
}

/** Makes the memory of one tab. */
export function createScrollMemory(): ScrollMemory {
  const keyOf = createScrollKey();
  let goal: number | undefined;

  return {
    follow: (router) => {
      let last = router.state.location;
      keyOf(last);
      const keep = () => {
        // A reload finds the entry by its own name, Back within this document by the one that it inherited.
        keepScrollPlace([...new Set([keyOf(last), ownScrollKey(last)])], goal ?? window.scrollY);
      };
      router.subscribe(({ location }) => {
        if (location === last) return;
        // The page on screen is still the old one.
        keep();
        goal = undefined;
        last = location;
        keyOf(last);
      });
      window.addEventListener('pagehide', keep);
    },
    placeOf: (location) => scrollPlaceOf(keyOf(location)) ?? scrollPlaceOf(ownScrollKey(location)),
    onTheWayTo: (top) => {
      goal = top;
    },
  };
}
