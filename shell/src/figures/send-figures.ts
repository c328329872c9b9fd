import type { MeasureName, PageFigures } from '@site/release/figures-report';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageLog, TimedPage } from './page-log';

/** This long after the first page was shown, what is known of it is sent: the rest follows when the document is hidden. */
const sendAfterMs = 3_000;

/** A report holds no more pages. */
const mostPages = 20;

interface Seen extends TimedPage {
  /** What was not sent yet. */
  news: PageFigures | undefined;
}

/**
 * Measures the pages of this page life, and sends what it measured to an address: remote, version, route and times, and nothing
 * about the visitor.
 */
export function sendFigures(address: string, log: PageLog): void {
  const pages: Seen[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const add = (page: Seen, name: MeasureName, value: number) => {
    const { remote, version, route } = page;
    page.news ??= { remote, version, route, measures: {} };
    page.news.measures[name] = Math.round(value * 1_000) / 1_000;
  };

  const send = () => {
    clearTimeout(timer);
    const visits = pages.map(({ news }) => news).filter((news) => news !== undefined);
    pages.forEach((page) => (page.news = undefined));
    for (let first = 0; first < visits.length; first += mostPages)
      navigator.sendBeacon(address, JSON.stringify({ pages: visits.slice(first, first + mostPages) }));
  };

  log.follow((page) => {
    const { remote, version, route, failure, from, at, isFromOther } = page;
    const seen: Seen = {
      ...page,
      news: failure ? { remote, version, route, failure, measures: {} } : undefined,
    };
    pages.push(seen);
    if (!failure) {
      add(seen, 'usable', at - from);
      if (isFromOther) add(seen, 'navigation', at - from);
    }
    if (pages.length === 1) timer = setTimeout(send, sendAfterMs);
  });

  /** A vital belongs to the page that was on screen when it was measured, and is reported once: a browser that is hidden often does not count several times. */
  const told = new Set<MeasureName>();
  const vital =
    (name: MeasureName) =>
    ({ value, entries }: Metric) => {
      if (told.has(name)) return;
      told.add(name);
      const time = entries.at(-1)?.startTime ?? 0;
      const shown = pages.filter(({ failure }) => !failure);
      const page = shown.findLast(({ from }) => from <= time) ?? shown[0];
      if (page) add(page, name, value);
    };
  onLCP(vital('lcp'));
  onINP(vital('inp'));
  onCLS(vital('cls'));
  onTTFB(vital('ttfb'));
  // After those of web-vitals, which tell at this moment what they have.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}
