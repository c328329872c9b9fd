import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * Seconds left until a moment, and a way to start again. They are computed from the clock, not counted, so a hidden
 * tab loses none (C29); 0 when it is over.
 */
export function useCountdown(seconds: number) {
  const [target, setTarget] = useState(() => inSeconds(seconds));
  const remaining = useSyncExternalStore(
    subscribeToClock,
    useCallback(() => Math.max(0, Math.ceil((target - Date.now()) / 1000)), [target]),
  );
  return { remaining, restart: () => setTarget(inSeconds(seconds)) };
}

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

function subscribeToClock(tick: () => void) {
  const timer = setInterval(tick, 250);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
