import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import type { Progress } from './checkout.flow';
import { selectReached } from './checkout.slice';
import { storedAttempt, storedMethod, storedOrder, storedTotal } from './checkout.storage';

/** How far the purchase of this browser is, as this and the other tabs left it. */
export function useProgress(): Progress {
  const reached = useSelector(selectReached);
  const attempt = useSyncExternalStore(storedAttempt.subscribe, storedAttempt.read);
  const isConfirmed = [storedOrder, storedTotal, storedMethod].every((item) => item.read() !== undefined);
  return { reached, attempt, isConfirmed };
}
