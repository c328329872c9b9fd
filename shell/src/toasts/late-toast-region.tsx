import { useSyncExternalStore } from 'react';
import { lateRegion } from './late-toasts';

/** Where the notifications appear, once what shows them is there. */
export function LateToastRegion() {
  const Region = useSyncExternalStore(lateRegion.subscribe, lateRegion.get);
  return Region && <Region />;
}
