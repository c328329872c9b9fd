/**
 * Keeps `--cookie-banner-height` as the banner is high, so that what stays at the lower edge of the window stands above
 * it. Returns a function that ends it.
 */
export function tellHeight(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--cookie-banner-height', `${banner.offsetHeight}px`),
  );
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--cookie-banner-height');
  };
}
