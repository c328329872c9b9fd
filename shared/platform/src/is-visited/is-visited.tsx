import { useSyncExternalStore } from 'react';

/**
 * Whether somebody visits the page; false while a build draws its markup, which knows neither the day nor the year of the
 * visit (decision 9).
 */
export const useIsVisited = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const neverChanges = () => () => undefined;
