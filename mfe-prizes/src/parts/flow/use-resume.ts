import { useEffect, useEffectEvent, useRef } from 'react';

const pausesSeconds = [2, 4, 8, 15, 30];
/** Longer than any call is waited for: the tab that sent it is gone. */
const abandonedAfterSeconds = 20;

interface Resume {
  /** An outcome is not known. */
  isOpen: boolean;
  /** A call was sent and has no response yet. */
  isSent: boolean;
  /** This tab waits for something already. */
  isBusy: boolean;
  resume: () => void;
}

/** Goes on with what is open: at once when the page is opened or the line is back, then after growing pauses. */
export function useResume({ isOpen, isSent, isBusy, resume }: Resume): void {
  const isOpening = useRef(true);
  const tries = useRef(0);
  const again = useEffectEvent(() => {
    tries.current += 1;
    resume();
  });

  useEffect(() => {
    const isFirst = isOpening.current;
    isOpening.current = false;
    if (!isOpen) tries.current = 0;
    if (!isOpen || isBusy) return undefined;
    const pause = isSent
      ? abandonedAfterSeconds
      : pausesSeconds[Math.min(tries.current, pausesSeconds.length - 1)];
    const timer = setTimeout(again, isFirst ? 0 : (pause ?? 0) * 1000);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isOpen, isSent, isBusy]);
}
