import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While something is open, closes it when Escape is pressed or the page beside it is touched. */
export function useDismiss(isOpen: boolean, area: RefObject<HTMLElement | null>, close: () => void): void {
  const pressed = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  const touched = useEffectEvent(({ target }: PointerEvent) => {
    if (!area.current?.contains(target as Node)) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', pressed);
    document.addEventListener('pointerdown', touched);
    return () => {
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('pointerdown', touched);
    };
  }, [isOpen]);
}
