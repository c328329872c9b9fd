import type { Page } from '@playwright/test';
import { siteUrl } from '#support/addresses.ts';
import { faultyProxy } from '#support/faulty-proxy.ts';
import { pathsOfRemote } from '#support/live-remote.ts';
import { expect, test } from '#support/test.ts';

// A file comes once with other bytes, and the browser may keep it for a year. When the server is right again,
// 'Tentar novamente' goes past the cache, and a reload and a new tab find the right file there.

test.use({ expectedConsole: /./ });

// The site's own: the prerendered markup of the login has it while the site does not come.
const heading = (page: Page) =>
  page.locator('h1:not([data-prerendered] *)').filter({ hasText: 'Faça Login para continuar' });
const again = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' });

async function pathOfShell() {
  const html = await (await fetch(siteUrl)).text();
  return /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';
}

test('a retry heals what the cache holds', async ({ page, context }) => {
  for (const { what, from, paths } of [
    { what: 'entry', from: '/login', paths: async () => (await pathsOfRemote('mfe-account')).entry },
    { what: 'manifest', from: '/', paths: async () => (await pathsOfRemote('mfe-account')).manifest },
    { what: 'script of the shell', from: '/login', paths: pathOfShell },
  ])
    await test.step(what, async () => {
      // At an address of its own, so that no file is in the browser's cache.
      const proxy = await faultyProxy(siteUrl);
      proxy.break([await paths()], 'has other bytes');
      await page.goto(`${proxy.url}${from}`);
      if (from === '/') await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
      await expect(again(page)).toBeVisible();

      proxy.mend();
      await again(page).click();
      await expect(heading(page)).toBeVisible();

      await page.reload();
      await expect(heading(page)).toBeVisible();
      const tab = await context.newPage();
      await tab.goto(`${proxy.url}/login`);
      await expect(heading(tab)).toBeVisible();
      await tab.close();
      await proxy.close();
    });
});
