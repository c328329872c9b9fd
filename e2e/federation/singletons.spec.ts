import type { Page } from '@playwright/test';
import { expect, test } from '#support/test.ts';

// What the federation runtime knows of the page: who loaded what, and which copies of shared modules ran.
interface Shared {
  from: string;
  loaded?: boolean;
}
declare global {
  interface Window {
    __FEDERATION__: {
      __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, Shared>> } }[];
    };
  }
}

const open = async (page: Page, path: string, heading: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

test('one copy of each shared module runs with all four remotes loaded', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await open(page, '/', 'PAUSA');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Perfil' }).click();
  await expect(page).toHaveURL('/perfil');
  await banner.getByRole('link', { name: /^Carrinho/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu carrinho' })).toBeVisible();
  await banner.getByRole('link', { name: 'Perfil' }).hover();
  await banner.getByRole('link', { name: 'Meus títulos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Títulos' })).toBeVisible();

  const copies = await page.evaluate(() =>
    window.__FEDERATION__.__INSTANCES__.flatMap(({ shareScopeMap }) =>
      Object.entries(shareScopeMap.default).map(([name, versions]) => ({
        name,
        from: Object.values(versions).map(({ from }) => from),
      })),
    ),
  );

  for (const name of [
    'react',
    'react-dom',
    'react-router-dom',
    'react-redux',
    '@reduxjs/toolkit',
    '@site/api/base-api',
    '@site/platform/session',
  ]) {
    const found = copies.filter((copy) => copy.name === name);
    expect(found.length, name).toBeGreaterThan(0);
    expect(new Set(found.flatMap(({ from }) => from)), name).toEqual(new Set(['shell']));
    expect(Math.max(...found.map(({ from }) => from.length)), name).toBe(1);
  }
});

test('nothing of a remote that is not on screen is loaded', async ({ page }) => {
  await open(page, '/FAQ/Lista', 'Dúvidas Frequentes');
  await page.waitForLoadState('networkidle');

  const remotes = (await scripts(page)).map((path) => path.split('/')[1]);
  expect(new Set(remotes)).toEqual(new Set(['shell', 'mfe-content']));
});
