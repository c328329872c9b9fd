import { useDeferredValue } from 'react';

const atOnce = 20;

/** The items of a list to render now: first its beginning, then all of it in a deferred render. */
export function useDrawnList<Entry>(list: readonly Entry[]): readonly Entry[] {
  return useDeferredValue(list, list.slice(0, atOnce));
}
