import type { Page } from '@playwright/test';
import { expectFonts, expectLoaded } from '#support/complete.ts';
import { drawFrames } from '#support/frames.ts';
import { hold } from '#support/hold.ts';
import { expect, test } from '#support/test.ts';

declare global {
  interface Window {
    layoutShift: number;
  }
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => (window.layoutShift += (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });

const fontsHaveCome = (page: Page) =>
  page.evaluate(() => ['Gabarito', 'Figtree'].map((name) => document.fonts.check(`1em '${name} Variable'`)));

const publicScreens = [
  { path: '/', width: 360, words: 'Em breve, novidades!' },
  { path: '/FAQ/Lista', width: 390, words: 'Dúvidas Frequentes' },
  { path: '/login', width: 390, words: 'Esqueceu a senha?' },
  { path: '/resultado', width: 390, words: 'Resultados' },
];
const guardedScreens = [
  { path: '/carrinho', width: 390, words: 'Limite por pedido' },
  { path: '/perfil', width: 390, words: 'Minhas premiações' },
  { path: '/meus-titulos', width: 820, words: 'Você não tem nenhum título' },
];

for (const { name, screens } of [
  { name: 'a visitor', screens: publicScreens },
  { name: 'a customer', screens: guardedScreens },
]) {
  test(`nothing in sight of ${name} moves when the site’s fonts come after the page`, async ({
    page,
    customer,
    signIn,
  }) => {
    if (screens === guardedScreens) await signIn(customer);
    await watchShifts(page);
    for (const { path, width, words } of screens)
      await test.step(`${path}, ${width} pixels wide`, async () => {
        await page.setViewportSize({ width, height: 844 });
        const letGo = await hold(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'commit' });
        const main = page.locator('main:not([data-prerendered] *)');
        await expect(main.getByText(words).first()).toBeVisible();
        await expectLoaded(page);
        expect(await fontsHaveCome(page)).toEqual([false, false]);

        letGo();
        await expectFonts(page);
        expect(await fontsHaveCome(page)).toEqual([true, true]);
        await drawFrames(page, 3);
        expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
      });
  });
}
