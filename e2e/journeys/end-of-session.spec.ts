import type { Page } from '@playwright/test';
import { answerCookies, logIn } from '#support/account.ts';
import { siteUrl } from '#support/addresses.ts';
import { expect, test } from '#support/test.ts';

async function logOut(page: Page) {
  const profile = page.getByRole('link', { name: 'Perfil' });
  await profile.hover();
  await page.getByRole('button', { name: 'Sair' }).click();
  // Only a customer's icon opens a menu.
  await expect(profile).not.toHaveAttribute('aria-expanded');
}

/** What is in both storages, by key. */
const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

// On a slow machine Chromium says that a guest did not use the files of a page for customers.
test.use({ expectedConsole: /No token: POST|status of 404|preload/ });

test.beforeEach(({ page }) => answerCookies(page));

test('a logout leaves nothing of a person in the browser, and Back shows nothing', async ({
  page,
  customer,
}) => {
  await page.goto('/login');
  await logIn(page, customer);
  await expect(page).toHaveURL('/home');
  await page.evaluate(() => {
    localStorage.titleRegistration = '{"produto":"01","serie":"0010","numeroTitulo":"0004821","dv":"7"}';
    localStorage.changeEmailAddress = 'nova@ciranda.example';
    localStorage.totalAmount = '25.00';
    localStorage.cart = '{"10-01":2}';
    sessionStorage.payoutId = 'P1';
  });
  await page.goto('/meus-titulos');
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Títulos' })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Em breve, novidades!')).toBeVisible();

  const allowed = ['cart', 'clockSkew', 'cookieConsent', 'featureToggles', 'releaseBucket', 'scrollPlaces'];
  expect((await stored(page)).filter((key) => !allowed.includes(key))).toEqual([]);

  // A customer who logged out by 'Sair' is redirected to the home page, not to the login.
  await page.goBack();
  await expect(page.getByText('Em breve, novidades!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Meus Títulos' })).toBeHidden();
});

test('a device clock that is wrong refuses no right password', async ({ page, customer }) => {
  await page.clock.install();
  for (const [wrong, seconds] of [
    ['ahead by 3,700 seconds', 3_700],
    ['ahead by a day', 86_400],
    ['behind by a day', -86_400],
  ] as const)
    await test.step(wrong, async () => {
      await page.clock.setSystemTime(Date.now() + seconds * 1000);
      await page.goto('/login');
      await logIn(page, customer);
      await expect(page).toHaveURL('/home');

      await page.goto('/meus-titulos');
      await expect(page.getByRole('heading', { level: 1, name: 'Meus Títulos' })).toBeVisible();
      await expect(page).toHaveURL('/meus-titulos');
      await page.evaluate(() => localStorage.clear());
    });
});

test.describe('Back', () => {
  // WebKit's driver lets no page of another site keep the one before it.
  const elsewhere = process.env.ENGINE === 'webkit' ? siteUrl : siteUrl.replace('localhost', '127.0.0.1');
  const paths = ['/perfil/meus-dados', '/meus-titulos'];
  test("from another site draws nothing private after 'Sair' in another tab", async ({
    page,
    context,
    customer,
  }) => {
    await page.goto('/login');
    for (const path of paths)
      await test.step(path, async () => {
        await logIn(page, customer);
        await expect(page).toHaveURL(/\/(home|meus-dados)$/);
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() =>
          window.addEventListener('pageshow', ({ persisted }) => (window.name = `kept: ${persisted}`)),
        );
        await page.goto(`${elsewhere}/robots.txt`, { waitUntil: 'load' });

        const other = await context.newPage();
        await other.goto('/');
        await logOut(other);
        await other.close();
        await page.goBack();

        await expect(page).toHaveURL('/login');
        await expect(
          page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' }),
        ).toBeVisible();
        // Chromium without windows keeps no page.
        if (process.env.ENGINE) expect(await page.evaluate(() => window.name)).toBe('kept: true');
      });
  });
});
