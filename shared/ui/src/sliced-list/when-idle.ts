/** Runs something when the browser has time for it, Safari at once; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(() => work());
  return () => cancelIdleCallback(asked);
}
