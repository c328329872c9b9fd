/**
 * Keeps `--cookie-banner-height` as the banner is high, so that what stays at the lower edge of the window stands above
 * it. Returns a function that ends it.
 */
export function tellHeight(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const tell = () => style.setProperty('--cookie-banner-height', `${banner.offsetHeight}px`);
  // Told by the observer alone, the first height would make the page longer under whoever observes that.
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--cookie-banner-height');
  };
}
