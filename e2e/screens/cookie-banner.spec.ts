import type { Locator } from '@playwright/test';
import { expect, test } from '#support/test.ts';

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { y: 0, height: 0 };

for (const [width, height] of [
  [320, 256],
  [360, 640],
  [1280, 600],
] as const) {
  test(`on a window of ${width} x ${height} the banner is low, and hides nothing that the keyboard reaches`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/login');
    const banner = page.locator('[aria-label="Cookies"]:not([data-prerendered] *)');
    await expect(banner).toBeVisible();
    expect((await boxOf(banner)).height).toBeLessThan(height / 3);

    const stops = [
      page.getByRole('textbox', { name: 'CPF' }),
      page.getByRole('textbox', { name: 'Senha' }),
      page.getByRole('link', { name: 'Esqueceu a senha?' }),
      page.getByRole('button', { name: 'Entrar' }),
      page.getByRole('link', { name: 'Cadastre-se' }),
    ];
    await stops[0]?.focus();
    for (const stop of stops) {
      while (!(await stop.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Tab');
      const { y, height: tall } = await boxOf(stop);
      expect(y + tall).toBeLessThanOrEqual((await boxOf(banner)).y);
    }

    await page.keyboard.press('End');
    const footer = async () => {
      const { y, height: tall } = await boxOf(page.getByRole('contentinfo'));
      return Math.round(y + tall - (await boxOf(banner)).y);
    };
    await expect.poll(footer).toBe(0);
  });
}
