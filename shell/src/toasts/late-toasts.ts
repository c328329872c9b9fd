import { createElement, type ReactNode } from 'react';
import type { ToastsPort } from '@site/platform/toasts';

let coming: Promise<ToastsPort> | undefined;
let region: ReactNode;
const listeners = new Set<() => void>();

/** Loads what shows notifications, once. No page needs it to be usable. */
export function loadToasts(): Promise<ToastsPort> {
  coming ??= fetchToasts().catch((error: unknown) => {
    // The next one makes a new request.
    coming = undefined;
    throw error;
  });
  return coming;
}

async function fetchToasts() {
  const [port, place] = await Promise.all([
    import(/* webpackChunkName: "toasts" */ './toasts'),
    import(/* webpackChunkName: "toasts" */ './toast-region'),
  ]);
  region = createElement(place.ToastRegion);
  listeners.forEach((hear) => hear());
  return port.toasts;
}

const show = (kind: keyof ToastsPort) => (text: string) => {
  loadToasts().then(
    (toasts) => toasts[kind](text),
    (error: unknown) => console.error(`[toasts] not shown: ${text}`, error),
  );
};

/** The site's notifications. What shows them comes with the first, where it is not there yet. */
export const lateToasts: ToastsPort = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
};

/** The place of the notifications, once it has come. */
export const lateRegion = {
  get: () => region,
  subscribe: (hear: () => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
};
