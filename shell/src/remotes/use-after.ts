import { useEffect, useState } from 'react';

/** Turns true when the component has been on screen for this many milliseconds. */
export function useAfter(delayMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}
