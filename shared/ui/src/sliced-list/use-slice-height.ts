import { useLayoutEffect, useRef } from 'react';

/**
 * The ref of a list whose slices that were never laid out are as high as its second one: what is above a place that
 * somebody comes back to then is as high as it was.
 */
export function useSliceHeight(isLong: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const second = list.current?.querySelectorAll('[data-slice]')[1];
    if (!isLong || !second) return undefined;
    const size = new ResizeObserver(() =>
      list.current?.style.setProperty('--slice-height', `${second.getBoundingClientRect().height}px`),
    );
    size.observe(second);
    return () => size.disconnect();
  }, [isLong]);
  return list;
}
