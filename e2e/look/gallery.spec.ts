import { cpfOf } from '#support/demo-customers.ts';
import { expect, test, widths } from '#support/test.ts';
import { screens } from './screens.ts';

// What a screen says on the console is the business of its own tests.
test.use({ expectedConsole: /./ });

for (const screen of screens) {
  test(screen.name, async ({ page, sandbox }) => {
    const token = screen.as && (await sandbox.tokenFor({ cpf: cpfOf[screen.as] }, 3600));
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
    // Countdowns stand still; days, which go on, are masked below.
    await page.clock.setFixedTime(new Date());
    await page.goto(screen.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await screen.act?.(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.soft(page).toHaveScreenshot(`${screen.name}-${width}.png`, {
        fullPage: true,
        maxDiffPixelRatio: 0.002,
        mask: [page.getByText(/\d\d\/\d\d\/\d{4}/)],
      });
    }
  });
}
