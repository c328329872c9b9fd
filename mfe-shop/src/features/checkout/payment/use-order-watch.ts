import { useEffect, useEffectEvent } from 'react';

const everyMilliseconds = 4000;

/**
 * Asks the server while a payment waits: every four seconds on a page that is seen, and at once when the customer is
 * back from his bank's app. The provider's own signals may be lost.
 */
export function useOrderWatch(isWaiting: boolean, ask: () => Promise<unknown>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isAsking = false;
    const tick = async () => {
      if (isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      await askNow();
      isAsking = false;
    };
    const now = () => void tick();
    now();
    const timer = setInterval(now, everyMilliseconds);
    document.addEventListener('visibilitychange', now);
    window.addEventListener('online', now);
    window.addEventListener('pageshow', now);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
      window.removeEventListener('online', now);
      window.removeEventListener('pageshow', now);
    };
  }, [isWaiting]);
}
