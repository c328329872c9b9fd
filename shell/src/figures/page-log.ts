import type { PageFigures } from '@site/release/figures-report';

/** A page of a version that came on screen, or failed. */
export type LoggedPage = Pick<PageFigures, 'remote' | 'version' | 'route' | 'failure'>;

/** A page with its times, in milliseconds since the document began. */
export interface TimedPage extends LoggedPage {
  /** The start of its loading: 0 for the first one, else the time of the click. */
  from: number;
  at: number;
  /** Whether a page of another remote was on screen before. */
  isFromOther: boolean;
}

/** Keeps what became of pages until somebody listens: what measures is loaded after everything else. */
export interface PageLog {
  /** A navigation to another page began. */
  began: () => void;
  note: (page: LoggedPage) => void;
  follow: (listener: (page: TimedPage) => void) => void;
}

// Nobody may ever listen.
const most = 20;

/** Makes the log of one page life. */
export function createPageLog(): PageLog {
  let waiting: TimedPage[] = [];
  let listener: ((page: TimedPage) => void) | undefined;
  let from = 0;
  let before: string | undefined;
  return {
    began: () => (from = performance.now()),
    note: (page) => {
      const isFromOther = before !== undefined && before !== page.remote;
      const timed = { ...page, from, at: performance.now(), isFromOther };
      if (!page.failure) before = page.remote;
      if (listener) listener(timed);
      else if (waiting.length < most) waiting.push(timed);
    },
    follow: (next) => {
      listener = next;
      waiting.forEach(next);
      waiting = [];
    },
  };
}
