import type { Locator } from '@playwright/test';
import { expectComplete } from '#support/complete.ts';
import { tabTo } from '#support/keyboard.ts';
import { expect, test } from '#support/test.ts';

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { y: 0, height: 0 };
const endOf = async (element: Locator) => {
  const { y, height } = await boxOf(element);
  return y + height;
};

test('the banner is low, and hides nothing that the keyboard reaches', async ({ page }) => {
  await page.goto('/login');
  const banner = page.locator('[aria-label="Cookies"]:not([data-prerendered] *)');
  await expect(banner).toBeVisible();
  await expectComplete(page);
  const stops = [
    page.getByRole('textbox', { name: 'CPF' }),
    page.getByRole('textbox', { name: 'Senha' }),
    page.getByRole('link', { name: 'Esqueceu a senha?' }),
    page.getByRole('button', { name: 'Entrar' }),
    page.getByRole('link', { name: 'Cadastre-se' }),
  ];

  for (const [width, height] of [
    [320, 256],
    [360, 640],
    [1280, 600],
  ] as const)
    await test.step(`on a window of ${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(async () => (await boxOf(banner)).height).toBeLessThan(height / 3);

      await stops[0]?.focus();
      for (const stop of stops) {
        await tabTo(page, stop);
        const covered = async () => (await endOf(stop)) - (await boxOf(banner)).y;
        await expect.poll(covered).toBeLessThanOrEqual(0);
      }

      const footer = async () =>
        Math.round((await endOf(page.getByRole('contentinfo'))) - (await boxOf(banner)).y);
      // Chromium ends the scroll of a key when the page becomes higher at that moment: the key is pressed again then.
      await expect(async () => {
        await page.keyboard.press('End');
        await expect.poll(footer, { timeout: 2_000 }).toBe(0);
      }).toPass();
    });
});

test('on a phone the banner leaves the action of a page in sight, and both can be pressed', async ({
  page,
  customer,
  sandbox,
}) => {
  await sandbox.giveTitles(customer, { prizeCents: [50_000], scratched: true });
  await page.addInitScript((token) => {
    // The empty page that a tab begins with has no storage.
    if (origin === 'null') return;
    localStorage.setItem('token', token);
    localStorage.removeItem('cookieConsent');
  }, customer.token);
  await page.setViewportSize({ width: 360, height: 640 });

  for (const { path, prepare, action } of [
    {
      path: '/carrinho',
      prepare: async () => {
        await page.getByRole('button', { name: '+5 em Raspe Mais' }).click();
        await page.getByRole('checkbox', { name: /condições gerais/ }).check();
        await page.getByRole('checkbox', { name: /Ficha de cadastro/ }).check();
      },
      action: 'Finalize sua compra',
    },
    { path: '/minhas-premiacoes/transferencia/infos', action: 'Finalizar' },
    { path: '/minhas-premiacoes/troca', action: 'Finalizar' },
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expectComplete(page);
      await prepare?.();

      const button = page.getByRole('button', { name: action });
      const banner = page.getByRole('region', { name: 'Cookies' });
      const ok = banner.getByRole('button', { name: 'OK' });
      for (const each of [button, ok]) {
        await expect(each).toBeInViewport({ ratio: 1 });
        await each.click({ trial: true });
      }
      await expect.poll(async () => (await boxOf(banner)).y - (await endOf(button))).toBeGreaterThan(0);
      const { y } = await boxOf(button);

      await ok.click();
      await expect.poll(async () => (await boxOf(button)).y).toBeGreaterThan(y);
      await expect(button).toBeInViewport({ ratio: 1 });
    });
});
