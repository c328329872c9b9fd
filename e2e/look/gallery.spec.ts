import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cpfOf } from '#support/demo-customers.ts';
import { expect, test, widths } from '#support/test.ts';
import { accept, acceptedNames, layOut, show, shrink } from './accepted.ts';
import { screens } from './screens.ts';

// Messages on the console are checked by the tests of each screen.
test.use({ expectedConsole: /./, contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  test(screen.name, async ({ page, context, sandbox }) => {
    const customer = screen.as === 'new' ? await sandbox.newCustomer() : undefined;
    if (customer) await screen.prepare?.(sandbox, customer);
    const token =
      screen.as === 'marina' || screen.as === 'joao'
        ? await sandbox.tokenFor({ cpf: cpfOf[screen.as] }, 3600)
        : customer?.token;
    await page.addInitScript(
      ({ local, session }) => {
        if (sessionStorage.getItem('opened-by-gallery')) return;
        sessionStorage.setItem('opened-by-gallery', 'true');
        Object.entries(local).forEach(([key, value]) => localStorage.setItem(key, value));
        Object.entries(session).forEach(([key, value]) => sessionStorage.setItem(key, value));
      },
      {
        local: { cookieConsent: 'true', ...(token && { token }), ...screen.local },
        session: screen.session ?? {},
      },
    );
    // Countdowns are stopped; dates, which change from day to day, are masked below.
    await page.clock.setFixedTime(new Date());
    await page.goto(screen.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await screen.act?.(page);
    const paper = await context.newPage();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await everythingHasCome(page);
      const picture = await (screen.isWhole ? page : page.getByRole('main')).screenshot({
        animations: 'disabled',
        ...(screen.isWhole && { fullPage: true }),
        mask: [
          page.getByText(changesDaily).filter({ hasNotText: 'FICHA DE CADASTRO', visible: true }),
          ...(screen.masks?.(page) ?? []),
        ],
      });
      const name = `${screen.name}-${width}`;
      const at = test.info().snapshotPath(`${name}.png`, { kind: 'screenshot' });
      await layOut(name, { at, paper });
      const before = existsSync(at) ? readFileSync(at) : undefined;
      const webp = await shrink(paper, picture);
      // A difference of a few pixels at half size is antialiasing at the edge of a letter.
      await expect.soft(await show(paper, webp)).toHaveScreenshot(`${name}.png`, { maxDiffPixels: 12 });
      // In this mode Playwright has overwritten the picture if it differs.
      if (process.env.LOOK === 'accept' && !before?.equals(readFileSync(at))) accept(name, webp);
    }
  });
}

test('each accepted picture is of a screen', () => {
  const names = screens.flatMap(({ name }) => widths.map((width) => `${name}-${width}`));
  expect(acceptedNames().filter((name) => !names.includes(name))).toEqual([]);
});

/** Dates, and what differs for each new customer: title numbers, order numbers, a CPF. */
const changesDaily = /\d\d\/\d\d\/\d{4}|^\d{7}$|^\d{13}$|^\d+-\d{6}$|\d{3}\.\d{3}\.\d{3}-\d\d/;

async function everythingHasCome(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    pictures.forEach((picture) => (picture.loading = 'eager'));
    await Promise.all([
      document.fonts.ready,
      ...pictures.map((picture) => picture.decode().catch(() => undefined)),
    ]);
  });
  await page.waitForLoadState('networkidle');
}
