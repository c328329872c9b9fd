import { serveStubs } from '#support/stub-remote.ts';
import { expect, test } from '#support/test.ts';

// The files of the built remote are preloaded all the same.
test.use({ expectedConsole: /preload/ });

test('shows the page of a stub remote in the real shell', async ({ page }) => {
  await serveStubs(page, { name: 'mfe-content', pages: { faqList: 'Perguntas de teste' } });

  await page.goto('/FAQ/Lista');

  await expect(page.getByRole('heading', { level: 1, name: 'Perguntas de teste' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
