import type { Page } from '@playwright/test';

/**
 * Leads a page to a path as a link does: without a new document, which costs half a second of the processor. What the page before
 * shows is still there: expect first what only the new one has.
 */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: String(Math.random()) }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
