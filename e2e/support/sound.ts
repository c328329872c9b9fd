import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleLayout } from './accessible.ts';
import { expectComplete } from './complete.ts';
import { expectNoSidewaysScroll, test, widths } from './test.ts';

/** The markup of a page, and which of its elements are hidden. */
const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const shown = Array.from(document.querySelectorAll('*'), (element) => (isShown(element) ? '+' : '-'));
    return document.documentElement.outerHTML + shown.join('');
  });

/** Fails when a page scrolls sideways, or is not accessible. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Fails when a page, once it is complete, scrolls sideways or is not accessible at one of the widths. */
export async function expectSoundAtEveryWidth(page: Page, all: readonly number[] = widths) {
  await expectComplete(page);
  const checked = new Set<string>();
  for (const width of all)
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      const shown = await shownOn(page);
      await (checked.has(shown) ? expectAccessibleLayout(page) : expectAccessible(page));
      checked.add(shown);
    });
}
