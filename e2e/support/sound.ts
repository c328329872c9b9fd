import type { Page } from '@playwright/test';
import { expectComplete } from './complete.ts';
import { expectAccessible, expectNoSidewaysScroll, widths } from './test.ts';

/** Fails when a page, once it is complete, scrolls sideways or is not accessible at one of the widths. */
export async function expectSoundAtEveryWidth(page: Page, all: readonly number[] = widths) {
  await expectComplete(page);
  for (const width of all) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}
