/** What a page reports about its own loading. Times are milliseconds since its request. */
export interface PageTimes {
  /** The page's heading is there: its code has run. */
  usable: number;
  /** A link of the site is on screen. */
  firstLink: number;
  largestPaint: number;
  /** The address of the picture that the largest paint drew; nothing where it was text. */
  largestPicture: string;
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    benchTimes: PageTimes;
    benchUsable: Promise<void>;
  }
}

/** Watches the page that it runs in from its first moment. Runs in the browser, so it uses nothing from outside. */
export function watchPage() {
  const times = { usable: 0, firstLink: 0, largestPaint: 0, largestPicture: '', blocking: 0, shift: 0 };
  window.benchTimes = times;
  const observe = (type: string, hear: (entry: PerformanceEntry & Record<string, unknown>) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => hear(entry as never))).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime, url }) =>
    Object.assign(times, { largestPaint: startTime, largestPicture: url }),
  );
  observe('longtask', ({ duration }) => (times.blocking += Math.max(0, duration - 50)));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) times.shift += value as number;
  });
  window.benchUsable = new Promise((resolve) => {
    const look = () => {
      const link = document.querySelector('header a[href], main a[href]');
      if (link?.getClientRects().length) times.firstLink ||= performance.now();
      // What is there before the code has run is not the site's own.
      if (!document.querySelector('main h1:not([data-prerendered] *)'))
        return void requestAnimationFrame(look);
      times.usable = performance.now();
      resolve();
    };
    requestAnimationFrame(look);
  });
}
