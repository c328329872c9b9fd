import { useEffect, useRef } from 'react';

/** Waits so many milliseconds, and never goes on for somebody who has left the page meanwhile. */
export function usePause(): (milliseconds: number) => Promise<void> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (milliseconds) =>
    new Promise((goOn) => {
      setTimeout(() => {
        if (isOpen.current) goOn();
      }, milliseconds);
    });
}
