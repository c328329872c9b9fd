import type { Page } from '@playwright/test';
import { translate } from '@site/testing/translate';

/** Changes the page as others do: a browser's translator its texts, an extension and a password manager its fields. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(`(${String(translate)})(document.body)`);
  await page.evaluate(() => {
    const places = [...document.querySelectorAll('input, select, button, h1, main, form, body')];
    for (const place of places) {
      place.after(document.createElement('x-extension'));
      if (!place.matches('input, select')) place.prepend(document.createElement('x-extension'));
    }
  });
}

/** Types into every field of the page and leaves it, sends its forms without what they ask for, and turns its tabs. */
export async function useFields(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const field of await main.locator('input:not([type=radio], [type=checkbox]):enabled').all()) {
    await field.pressSequentially('1');
    await field.press('Tab');
  }
  for (const form of await main.locator('form').all())
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  for (const tab of await main.getByRole('tab').all()) await tab.click();
}
