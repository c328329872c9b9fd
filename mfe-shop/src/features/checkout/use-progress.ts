import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import type { Progress } from './checkout.flow';
import { selectReached } from './checkout.slice';
import { storedOrder, storedPurchase } from './checkout.storage';

/** How far the purchase of this browser is, as this and the other tabs left it. */
export function useProgress(): Progress {
  const reached = useSelector(selectReached);
  const purchase = useSyncExternalStore(storedPurchase.subscribe, storedPurchase.read);
  return { reached, purchase, isConfirmed: storedOrder.read() !== undefined };
}
