import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { breakpoint } from '@site/tokens/breakpoint';
import { useMedia } from './use-media';

const advanceAfterMs = 3000;

/**
 * One card at a time on a phone, beginning with the first; every 3 seconds the next, in a loop (D50). It stands
 * still while somebody points at it, touches it or is inside it, while the tab is hidden, after 'Pausar', and for
 * people who want less motion.
 */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isInside, setInside] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  const isCarousel = useMedia(`(max-width: ${breakpoint.mobile}px)`);
  const wantsStillness = useMedia('(prefers-reduced-motion: reduce)');
  const moves = isCarousel && !wantsStillness && !isPaused && !isPointedAt && !isInside && !isHidden;

  useEffect(() => {
    if (!moves) return undefined;
    const timer = setTimeout(() => setCurrent((current + 1) % count), advanceAfterMs);
    return () => clearTimeout(timer);
  }, [moves, current, count]);

  return {
    current,
    select: setCurrent,
    isPaused,
    togglePause: () => setPaused(!isPaused),
    /** Whether there is motion to pause. */
    mayMove: !wantsStillness,
    /** For the element around the cards. */
    handlers: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // A tap leaves the focus behind on what was tapped: only the keyboard's focus holds the cards.
      onFocus: ({ target }: FocusEvent) => setInside(target.matches(':focus-visible')),
      onBlur: () => setInside(false),
    },
  };
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
