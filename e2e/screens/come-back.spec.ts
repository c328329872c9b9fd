import type { Page } from '@playwright/test';
import { expectComplete } from '#support/complete.ts';
import { expect, test } from '#support/test.ts';

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Every response of the API is delayed, so that each list comes after its page. */
async function slowLists(page: Page) {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue().catch(() => undefined);
  });
}

async function readOn(page: Page, list: string, top: number) {
  await expect(page.locator(list).first()).toBeVisible();
  await expectComplete(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeGreaterThan(top);
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrolledTo(page)).toBe(top);
}

const places = [
  { path: '/meus-titulos/10', list: 'main article', top: 600, give: true },
  { path: '/resultado', list: 'main img', top: 500, give: false },
  { path: '/compra', list: 'main img', top: 400, give: false },
];
const devices = [
  ['phone', { width: 390, height: 640 }],
  ['desktop', { width: 1280, height: 500 }],
] as const;

for (const { path, list, top, give } of places) {
  test(`${path} is where it was after a reload and after Back`, async ({
    page,
    customer,
    sandbox,
    signIn,
  }) => {
    if (give) await sandbox.giveTitles(customer, { quantity: 25 });
    await signIn(customer);
    await slowLists(page);
    await page.setViewportSize(devices[0][1]);
    await page.goto(path);
    for (const [device, viewport] of devices)
      await test.step(`on a ${device}`, async () => {
        await page.setViewportSize(viewport);
        await readOn(page, list, top);

        // Firefox moves the page when something comes above what it shows.
        await page.evaluate(() =>
          window.addEventListener('pagehide', () =>
            sessionStorage.setItem('left-at', String(Math.round(window.scrollY))),
          ),
        );
        await page.reload();
        const place = Number(await page.evaluate(() => sessionStorage.getItem('left-at')));
        expect(place).toBeGreaterThanOrEqual(top);
        await expect.poll(() => scrolledTo(page)).toBe(place);

        await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href^="/"]')?.click());
        await expect(page).not.toHaveURL(path);
        await expect.poll(() => scrolledTo(page)).toBe(0);
        await page.reload();
        await page.goBack();
        await expect.poll(() => scrolledTo(page)).toBe(place);
      });
  });
}
