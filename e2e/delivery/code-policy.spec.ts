import type { Page } from '@playwright/test';
import { changeBody } from '#support/change-body.ts';
import { expect, test } from '#support/test.ts';

// What a page may run, as the browser holds it: in the HTML that delivery composes, whatever serves it.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('text that somebody slips into the page', () => {
  test.use({ expectedConsole: /./ });

  test('becomes neither script nor markup, nor is it a script of the site if it comes from a folder that is not of an app', async ({
    page,
  }) => {
    await page.route('**/assets/slipped.js', (route) => route.fulfill({ body: 'window.slipped = true' }));
    await page.goto('/');
    await expect(heading(page)).toBeVisible();

    const tried = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.src = '/assets/slipped.js';
      document.head.append(script);
      await new Promise((ended) => (script.onload = script.onerror = ended));
      const refused = (attempt: () => unknown) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError || error instanceof EvalError;
        }
      };
      return {
        address: script.getAttribute('src'),
        markup: refused(() => (document.createElement('div').innerHTML = '<b>slipped</b>')),
        code: refused(() => new Function('window.slipped = true')()),
        ran: 'slipped' in window,
      };
    });
    expect(tried).toEqual({ address: 'data:,', markup: true, code: true, ran: false });

    // Only a local site allows scripts of a developer's machine, on which this one is served, too.
    const edit = (html: string) =>
      `${html.replaceAll(/ http:\/\/(localhost|127\.0\.0\.1):\*/g, '')}<script src="/assets/slipped.js"></script>`;
    await changeBody(page, ({ pathname }) => pathname === '/', edit);
    await page.goto('/', { waitUntil: 'load' });
    await expect(heading(page)).toBeVisible();

    expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  });
});

test('a site whose code is all its own runs under an integrity policy', async ({ page }) => {
  await page.route(/\/(login)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...ownCodeOnly } });
  });
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();

  await expect(heading(page)).toHaveText('Faça Login para continuar');
});

/** What `delivery headers` prints for a site without a payment provider. */
const ownCodeOnly = { 'integrity-policy': 'blocked-destinations=(script)' };
