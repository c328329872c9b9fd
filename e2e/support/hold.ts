import type { Page } from '@playwright/test';

/** Holds back the responses to some addresses until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
