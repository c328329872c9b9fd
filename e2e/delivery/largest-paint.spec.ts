import type { Page } from '@playwright/test';
import { expectFonts } from '#support/complete.ts';
import { hold } from '#support/hold.ts';
import { expect, test, withMotion } from '#support/test.ts';

test.use(withMotion);

declare global {
  interface Window {
    hadFooter: boolean | undefined;
    largestPaint?: PerformanceEntry & { element: Element | null };
  }
}

const watchPaints = (page: Page) =>
  page.addInitScript(() =>
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1) as typeof window.largestPaint;
    }).observe({ type: 'largest-contentful-paint', buffered: true }),
  );

/** The text that the largest paint has drawn in the site; nothing where that was in the prerendered markup, which is gone. */
const paintedBySite = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // The entry of a paint comes a frame after it, or later: that of the first one is waited for.
    for (let frames = 0; frames < 5 || !window.largestPaint; frames += 1)
      await new Promise(requestAnimationFrame);
    return window.largestPaint.element?.textContent;
  });

const screens = [
  { path: '/', width: 390 },
  { path: '/FAQ/Lista', width: 390 },
  { path: '/FAQ/Lista', width: 1280 },
  { path: '/login', width: 390 },
  { path: '/login', width: 1280 },
];
const guarded = [
  { path: '/meus-titulos', width: 390 },
  { path: '/meus-titulos', width: 1280 },
];

for (const [whose, wanted] of Object.entries({ guest: screens, customer: guarded }))
  test(`the largest paint of a ${whose}'s page is that of the prerendered markup, also when files come from the cache`, async ({
    page,
    context,
    customer,
    signIn,
  }) => {
    if (whose === 'customer') await signIn(customer);
    await watchPaints(page);
    const browser = await context.newCDPSession(page);
    for (const { path, width } of wanted)
      await test.step(`${path}, ${width} pixels wide`, async () => {
        await browser.send('Network.clearBrowserCache');
        await page.setViewportSize({ width, height: 800 });
        for (const files of ['from the site', 'from the cache']) {
          // Between two documents of one site the browser keeps showing the first.
          await page.goto('about:blank');
          await page.goto(path);
          await expectFonts(page);
          expect(await paintedBySite(page), files).toBeUndefined();
        }
      });
  });

test('the first painting has nothing of the footer to lay out, which comes after it without any code', async ({
  page,
}) => {
  const release = await hold(page, '**/shell/*/main.*.js');
  await page.addInitScript(() => {
    const look = () => {
      window.hadFooter = document.querySelector('footer a')?.checkVisibility();
      if (window.hadFooter === undefined) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/', { waitUntil: 'commit' });

  await page.waitForFunction(() => window.hadFooter !== undefined);
  expect(await page.evaluate(() => window.hadFooter)).toBe(false);
  await page.waitForFunction(() => document.querySelector('[data-prerendered] footer a')?.checkVisibility());
  release();
});
