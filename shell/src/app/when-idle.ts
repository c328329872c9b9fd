/** Does something when the browser has nothing else to do. */
export function whenIdle(run: () => unknown) {
  // Safari has no such call.
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void run());
  else setTimeout(() => void run(), 2000);
}
