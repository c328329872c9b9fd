import { useCallback, useSyncExternalStore } from 'react';

/** What of the page is on screen; it is in the address, so that it can be sent to somebody. */
export interface Place {
  environment: string;
  app: string;
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The address of a place. */
export const addressOf = ({ environment, app }: Place) => `#/${environment}/${app}`;

/** The place that the address names. */
export function usePlace(): [place: Place, go: (place: Place) => void] {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [, environment = '', app = ''] = decodeURIComponent(hash).split('/');
  const go = useCallback((place: Place) => void (window.location.hash = addressOf(place)), []);
  return [{ environment, app }, go];
}
