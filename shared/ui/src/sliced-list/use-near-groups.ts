import { type RefObject, useLayoutEffect } from 'react';
import { groupLength } from './groups-of';

/** How far above and below the screen a group is near; the browser lays out what is within one and a half screens. */
const near = '250% 0px';
const heightOf = (element: Element) => element.getBoundingClientRect().height;

/**
 * Tells the styles of a long list two things. How high is what was never laid out: by the first slice, with a second row
 * in place of its first one, which may be unfolded. So what is above a place that somebody comes back to is as high as it
 * was. And which groups are near the screen: their slices come near one by one.
 */
export function useNearGroups(list: RefObject<HTMLElement | null>, count: number) {
  useLayoutEffect(() => {
    const rows = list.current?.querySelector('[data-slice]')?.firstElementChild;
    const [first, second] = rows?.children ?? [];
    if (count < 2 || !rows || !first || !second) return undefined;
    const size = new ResizeObserver(() => {
      const gap = parseFloat(getComputedStyle(rows).rowGap) || 0;
      const height = (heightOf(rows) - heightOf(first) + heightOf(second) + gap) / groupLength;
      list.current?.style.setProperty('--row-height', `${height}px`);
      list.current?.style.setProperty('--row-gap', `${gap}px`);
    });
    size.observe(rows);
    const place = new IntersectionObserver(
      (changes) =>
        changes.forEach(({ target, isIntersecting }) => target.toggleAttribute('data-near', isIntersecting)),
      { rootMargin: near },
    );
    list.current?.querySelectorAll('[data-group]').forEach((group) => place.observe(group));
    return () => {
      size.disconnect();
      place.disconnect();
    };
  }, [list, count]);
}
