const patienceMs = 20_000;
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place, and again whenever the page grows, until the customer does something or the time is over: a list
 * that comes late makes the page long enough only then. Tells whether the place is reached; returns a function that stops it.
 */
export function restoreScroll(top: number, onMove: (isThere: boolean) => void): () => void {
  const move = () => {
    window.scrollTo({ top, behavior: 'instant' });
    onMove(Math.abs(window.scrollY - top) < 2);
  };
  const growth = new ResizeObserver(move);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    inputs.forEach((input) => window.removeEventListener(input, stop, { capture: true }));
    onMove(true);
  };
  const timer = setTimeout(stop, patienceMs);
  inputs.forEach((input) => window.addEventListener(input, stop, { capture: true, passive: true }));
  growth.observe(document.body);
  move();
  return stop;
}
