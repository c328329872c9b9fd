import { useSyncExternalStore } from 'react';

let isPressed = false;

/**
 * Whether a finger or a mouse button is down. What changes the layout waits for it: the field that a press leaves
 * would show its message between press and release, and the click would miss the control that moved away.
 */
export const useIsPressed = (): boolean => useSyncExternalStore(subscribe, () => isPressed);

function subscribe(tell: () => void) {
  const press = () => {
    isPressed = true;
    tell();
  };
  // The click comes after the release, in the same task.
  const release = () =>
    setTimeout(() => {
      isPressed = false;
      tell();
    });
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);
  return () => {
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('pointerup', release, true);
    document.removeEventListener('pointercancel', release, true);
  };
}
