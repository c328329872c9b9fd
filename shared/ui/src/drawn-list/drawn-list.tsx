import { useDeferredValue } from 'react';

const atOnce = 20;

/** What of a list is drawn now: its beginning at once, all of it when the page has the time. */
export function useDrawnList<Entry>(list: readonly Entry[]): readonly Entry[] {
  return useDeferredValue(list, list.slice(0, atOnce));
}
