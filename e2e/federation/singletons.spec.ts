import type { Page } from '@playwright/test';
import { expect, test } from '#support/test.ts';

// What the federation runtime knows of the page: who loaded what, and which shared modules there are.
interface Instance {
  name: string;
  shareScopeMap: { default: Record<string, Record<string, unknown>> };
}
declare global {
  interface Window {
    __FEDERATION__: { __INSTANCES__: Instance[] };
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

const singletons = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@site/api/base-api',
  '@site/platform/session',
  '@site/cart/cart',
];

// Words of each library that minifying keeps.
const wordsOf = {
  react: 'react.transitional.element',
  'react-dom': '__reactFiber$',
  'react-router': '__reactRouterVersion',
  'redux toolkit': 'RTK_autoBatch',
  'the API': 'queryCacheKey',
};

test('one copy of each shared module runs with all four remotes loaded', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await open(page, '/', 'PAUSA');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu perfil' })).toBeVisible();
  await banner.getByRole('link', { name: /^Carrinho/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu carrinho' })).toBeVisible();
  await banner.getByRole('link', { name: 'Perfil' }).hover();
  await banner.getByRole('link', { name: 'Meus títulos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Títulos' })).toBeVisible();

  // Every instance of the runtime looks into the same scope, and finds one version of each.
  const scopes = await page.evaluate(() =>
    window.__FEDERATION__.__INSTANCES__.map(({ name, shareScopeMap }) => ({
      name,
      isTheShells: shareScopeMap.default === window.__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default,
      versions: Object.fromEntries(
        Object.entries(shareScopeMap.default).map(([shared, versions]) => [
          shared,
          Object.keys(versions).length,
        ]),
      ),
    })),
  );
  expect(scopes.map(({ name }) => name)).toEqual([
    'shell',
    'mfe_content',
    'mfe_account',
    'mfe_shop',
    'mfe_prizes',
  ]);
  expect(scopes.every(({ isTheShells }) => isTheShells)).toBe(true);
  for (const name of singletons) expect(scopes[0]?.versions[name], name).toBe(1);

  // And the code of each is in the shell's scripts only: a second copy would bring its words along.
  const loaded = await Promise.all(
    (await scripts(page)).map(async (path) => ({ path, code: await (await page.request.get(path)).text() })),
  );
  for (const words of Object.values(wordsOf)) {
    const holders = loaded.filter(({ code }) => code.includes(words)).map(({ path }) => path.split('/')[1]);
    expect(holders, words).toEqual(['shell']);
  }
});

test('nothing of a remote that is not on screen is loaded', async ({ page }) => {
  await open(page, '/FAQ/Lista', 'Dúvidas Frequentes');
  await page.waitForLoadState('networkidle');

  const remotes = (await scripts(page)).map((path) => path.split('/')[1]);
  expect(new Set(remotes)).toEqual(new Set(['shell', 'mfe-content']));
});
