import { useCallback, useSyncExternalStore } from 'react';

/** What of the page is on screen; it is in the address, so that it can be sent to somebody. */
export interface Place {
  environment: string;
  app: string;
}

let moves = 0;

const subscribe = (listener: () => void) => {
  const move = () => {
    moves += 1;
    listener();
  };
  window.addEventListener('hashchange', move);
  return () => window.removeEventListener('hashchange', move);
};

/** Whether somebody has gone elsewhere on the page since they opened it. */
export const hasMoved = () => moves > 0;

/** The address of a place. */
export const addressOf = ({ environment, app }: Place) => `#/${environment}/${app}`;

/** The place that the address names. */
export function usePlace(): [place: Place, go: (place: Place) => void] {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [, environment = '', app = ''] = decodeURIComponent(hash).split('/');
  const go = useCallback((place: Place) => void (window.location.hash = addressOf(place)), []);
  return [{ environment, app }, go];
}
