import { useSyncExternalStore } from 'react';
import { lateRegion } from './late-toasts';

/** Where the notifications appear, once what shows them is there. */
export const LateToastRegion = () => useSyncExternalStore(lateRegion.subscribe, lateRegion.get);
