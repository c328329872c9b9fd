const patienceMs = 20_000;
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Moves the page to its place, and again whenever it grows, until the customer does something or the time is over: what
 * comes late makes the page long enough, or holds the place, only then. Returns a function that stops it.
 */
export function holdPlace(move: () => void, onStop: () => void = () => undefined): () => void {
  const growth = new ResizeObserver(move);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    inputs.forEach((input) => window.removeEventListener(input, stop, { capture: true }));
    onStop();
  };
  const timer = setTimeout(stop, patienceMs);
  inputs.forEach((input) => window.addEventListener(input, stop, { capture: true, passive: true }));
  growth.observe(document.body);
  move();
  return stop;
}
