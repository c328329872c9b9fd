import type { Locator, Page } from '@playwright/test';

const mostStops = 120;

/** Moves the focus with Tab to a control, as somebody without a mouse does; fails when Tab never gets there. */
export async function tabTo(page: Page, control: Locator) {
  const find = () => control.evaluate((element) => void Object.assign(window, { tabbedTo: element }));
  // Once: by its role and name a control is looked for among all elements of the page.
  await find();
  for (let stops = 0; stops < mostStops; stops += 1) {
    const place = await page.evaluate(() => {
      const { tabbedTo } = window as unknown as { tabbedTo?: Element };
      if (!tabbedTo?.isConnected) return 'gone';
      return tabbedTo === document.activeElement ? 'focused' : 'elsewhere';
    });
    if (place === 'focused') return;
    if (place === 'gone') await find();
    else await page.keyboard.press('Tab');
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
