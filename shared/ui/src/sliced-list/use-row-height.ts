import { type RefObject, useLayoutEffect } from 'react';
import { groupLength } from './groups-of';

const heightOf = (element: Element) => element.getBoundingClientRect().height;

/**
 * Tells the styles of a long list how high is what was never laid out: by the first slice, with a second row in place of
 * its first one, which may be unfolded. So what is above a place that somebody comes back to is as high as it was.
 */
export function useRowHeight(list: RefObject<HTMLElement | null>, isLong: boolean) {
  useLayoutEffect(() => {
    const rows = list.current?.querySelector('[data-slice]')?.firstElementChild;
    const [first, second] = rows?.children ?? [];
    if (!isLong || !rows || !first || !second) return undefined;
    const tell = () => {
      const gap = parseFloat(getComputedStyle(rows).rowGap) || 0;
      const height = (heightOf(rows) - heightOf(first) + heightOf(second) + gap) / groupLength;
      list.current?.style.setProperty('--row-height', `${height}px`);
      list.current?.style.setProperty('--row-gap', `${gap}px`);
    };
    // Told only by the observer, it would change heights once more in the same frame, which WebKit reports as a loop.
    tell();
    const size = new ResizeObserver(tell);
    size.observe(rows);
    return () => size.disconnect();
  }, [list, isLong]);
}
