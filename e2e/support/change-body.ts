import type { Page } from '@playwright/test';

/**
 * Changes what some addresses respond, on its way to the page, until the returned function is called. The route itself
 * stays: one that is taken away while a response is on its way fails the test.
 */
export async function changeBody(
  page: Page,
  isOne: (url: URL) => boolean,
  change: (body: string, url: string) => string,
): Promise<() => void> {
  let isOn = true;
  await page.route(isOne, async (route) => {
    if (!isOn) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text(), route.request().url()) });
  });
  return () => {
    isOn = false;
  };
}
