import type { Locator, Page } from '@playwright/test';

const mostStops = 120;

/** Moves the focus with Tab to a control, as somebody without a mouse does; fails when Tab never gets there. */
export async function tabTo(page: Page, control: Locator) {
  await control.waitFor();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(control)}`);
}

/** Types into a control that Tab leads to. */
export async function typeInto(page: Page, control: Locator, text: string) {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

/** Presses a button or follows a link that Tab leads to. */
export async function press(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}
