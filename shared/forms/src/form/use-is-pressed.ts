import { useSyncExternalStore } from 'react';

let isPressed = false;

/**
 * Whether a finger or the main mouse button is down. What changes the layout waits for it: the field that a press leaves
 * would show its message between press and release, and the click would miss the control that moved away.
 */
export const useIsPressed = (): boolean => useSyncExternalStore(subscribe, read, read);

const read = () => isPressed;

// A press may end without a release: a menu opens over the page, the window loses the focus, somebody types on (C75).
const releases = ['pointerup', 'pointercancel', 'contextmenu', 'blur', 'keydown'] as const;

function subscribe(tell: () => void) {
  const press = ({ button }: PointerEvent) => {
    if (button !== 0) return;
    isPressed = true;
    tell();
  };
  // The click comes after the release, in the same task.
  const release = () =>
    setTimeout(() => {
      isPressed = false;
      tell();
    });
  // On the window, which gets the document's events and its own blur; a field's blur does not count as a
  // release.
  const end = ({ type, target }: Event) => {
    if (isPressed && (type !== 'blur' || target === window)) release();
  };
  window.addEventListener('pointerdown', press, true);
  for (const name of releases) window.addEventListener(name, end, true);
  return () => {
    window.removeEventListener('pointerdown', press, true);
    for (const name of releases) window.removeEventListener(name, end, true);
  };
}
