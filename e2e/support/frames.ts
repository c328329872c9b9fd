import type { Page } from '@playwright/test';

/** Lets the page draw some frames: what it does at the next ones is done then. */
export const drawFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    for (let drawn = 0; drawn < wanted; drawn += 1) await new Promise(requestAnimationFrame);
  }, count);
