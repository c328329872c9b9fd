import { useSyncExternalStore } from 'react';

/**
 * Whether a finger or the main mouse button is down. What changes the layout waits for it: the field that a press leaves
 * would show its message between press and release, and the click would miss the control that moved away. Where nothing
 * waits (`isWaiting`), it is always false, so that a press renders nothing again.
 */
export function useIsPressed(isWaiting: boolean): boolean {
  const read = () => isWaiting && isPressed;
  return useSyncExternalStore(subscribe, read, read);
}

let isPressed = false;
const subscribers = new Set<() => void>();

function subscribe(tell: () => void) {
  if (subscribers.size === 0) listen();
  subscribers.add(tell);
  return () => {
    subscribers.delete(tell);
    if (subscribers.size === 0) stopListening();
  };
}

// A press may end without a release: a menu opens over the page, the window loses the focus, somebody types on (C75).
const releases = ['pointerup', 'pointercancel', 'contextmenu', 'blur', 'keydown'] as const;

// On the window, which gets the document's events and its own blur.
function listen() {
  window.addEventListener('pointerdown', press, true);
  for (const name of releases) window.addEventListener(name, release, true);
}

function stopListening() {
  window.removeEventListener('pointerdown', press, true);
  for (const name of releases) window.removeEventListener(name, release, true);
  isPressed = false;
}

function press({ button }: PointerEvent) {
  if (button === 0) change(true);
}

// A field's blur does not count. The click comes after the release, in the same task.
function release({ type, target }: Event) {
  if (isPressed && (type !== 'blur' || target === window)) setTimeout(change, 0, false);
}

function change(to: boolean) {
  isPressed = to;
  for (const tell of subscribers) tell();
}
