import type { Browser } from '@playwright/test';
import type { Profile } from './profiles';
import { quiet } from './requests';
import { newVisitor, openTab } from './visit';

/**
 * From a visitor's press on the cart's link of the FAQ, once that page has come to rest, to the login's heading, in milliseconds.
 * Both pages' code is in the cache.
 */
export async function measureNavigation(browser: Browser, profile: Profile, site: string): Promise<number> {
  const context = await newVisitor(browser, profile);
  for (const path of ['/login', '/FAQ/Lista']) {
    const { page } = await openTab(context, { ...profile, network: undefined });
    await page.goto(site + path);
    await page.waitForLoadState('networkidle');
    await page.close();
  }
  const { page, requests } = await openTab(context, profile);
  await page.goto(`${site}/FAQ/Lista`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrinho/ })
    .waitFor();
  await quiet(requests);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = () => {
          const heading = document.querySelector('main h1')?.textContent;
          if (heading?.startsWith('Faça Login')) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLAnchorElement>('header a[href^="/carrinho"]')?.click();
        requestAnimationFrame(look);
      }),
  );
  await context.close();
  return time;
}
