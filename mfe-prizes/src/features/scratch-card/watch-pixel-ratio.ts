/** Calls back now and whenever the screen's pixel ratio changes: by zoom, or on another screen. Returns a function that stops it. */
export function watchPixelRatio(changed: (ratio: number) => void): () => void {
  const stop = new AbortController();
  function watch() {
    const ratio = window.devicePixelRatio || 1;
    changed(ratio);
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`);
    query.addEventListener('change', watch, { once: true, signal: stop.signal });
  }
  watch();
  return () => stop.abort();
}
