import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits for what comes after a page: its data, and the links of the toggles. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('main [data-loading]')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })).toBeVisible();
}

/** Waits for the site's fonts: until then the system's stand in their place. */
export const expectFonts = (page: Page): Promise<void> =>
  expect(page.locator('html[data-fonts]')).toHaveCount(0);

/** Waits until a page has the site's fonts as well: what is measured before may still move. */
export async function expectComplete(page: Page): Promise<void> {
  await expectLoaded(page);
  await expectFonts(page);
}
