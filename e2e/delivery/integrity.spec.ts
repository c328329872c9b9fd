import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type ReleasedSite, test } from '#support/released-site.ts';

// A file that is not the one that was published never runs and never paints: the browser refuses it by its hash.

test.use({ expectedConsole: /./ });

const refused = 'Não foi possível carregar esta página. Verifique sua conexão e tente novamente.';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' });
const openLogin = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();

const folderOf = (site: ReleasedSite) => join(site.store, 'mfe-account', site.versionOf('mfe-account'));

/** The files of the login page, by what they are to the page. */
function filesOf(site: ReleasedSite) {
  const folder = folderOf(site);
  const { pages } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as {
    pages: Record<string, string[]>;
  };
  const own = pages['/login'] ?? [];
  const all = readdirSync(folder);
  return {
    entry: [all.find((name) => name.startsWith('entry.')) ?? ''],
    'lazy chunk': own.filter((name) => name.endsWith('.js')),
    stylesheet: own.filter((name) => name.endsWith('.css')),
  };
}

const harm: Record<string, string> = { js: ';document.title = "tampered";', css: 'body{display:none}' };

function tamper(site: ReleasedSite, names: readonly string[]) {
  expect(names.length).toBeGreaterThan(0);
  for (const name of names)
    appendFileSync(join(folderOf(site), name), harm[name.split('.').at(-1) ?? ''] ?? ' ');
}

async function expectRefused(page: Page) {
  await expect(page.getByRole('main').getByText(refused)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(heading(page)).toBeHidden();
  expect(await page.title()).not.toBe('tampered');
}

for (const kind of ['entry', 'lazy chunk', 'stylesheet'] as const) {
  test(`a tampered ${kind} is refused: on the way from another page, and as a preload of the first one`, async ({
    page,
    site,
  }) => {
    tamper(site, filesOf(site)[kind]);
    await page.goto(`${site.url}/`);
    await expect(page.getByText('Em breve, novidades!')).toBeVisible();
    await openLogin(page);
    await expectRefused(page);

    await page.goto(`${site.url}/login`);
    await expectRefused(page);
  });

  test(`a ${kind} without a hash is refused`, async ({ page, site }) => {
    const names = filesOf(site)[kind];
    await page.route(`${site.url}/login`, async (route) => {
      const response = await route.fetch();
      let html = await response.text();
      for (const name of names) {
        const listed = new RegExp(`"${name}":"sha256-[^"]+",?`);
        expect(html).toMatch(listed);
        html = html.replace(listed, '').replace(',}', '}');
      }
      await route.fulfill({ response, body: html });
    });
    await page.goto(`${site.url}/login`);
    await expectRefused(page);
  });
}

test('a tampered manifest is refused', async ({ page, site }) => {
  tamper(site, ['mf-manifest.json']);
  await page.goto(`${site.url}/`);
  await openLogin(page);
  await expectRefused(page);
});

test('a manifest without a hash is refused', async ({ page, site }) => {
  await page.route(`${site.url}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const row = /("entry":"\/mfe-account\/[^"]+"),"integrity":"[^"]+"/;
    expect(html).toMatch(row);
    await route.fulfill({ response, body: html.replace(row, '$1') });
  });
  await page.goto(`${site.url}/`);
  await openLogin(page);
  await expectRefused(page);
});

test('a tampered release shows the last good version to the customer, in the same visit', async ({
  page,
  site,
}) => {
  await site.publish('mfe-account', '1.1.0-tampered');
  await site.delivery('promote', 'mfe-account@1.1.0-tampered');
  const folder = join(site.store, 'mfe-account/1.1.0-tampered');
  for (const name of readdirSync(folder).filter((file) => file.startsWith('entry.')))
    appendFileSync(join(folder, name), harm['js'] ?? '');

  await page.goto(`${site.url}/login`);
  await expect(heading(page)).toBeVisible();
  expect(await page.title()).not.toBe('tampered');
});

test('a store whose records were changed is not composed, and the site stays as it was', async ({
  page,
  site,
}) => {
  await site.publish('mfe-account', '1.1.0-evil');
  await site.delivery('promote', 'mfe-account@1.1.0-evil');

  const history = join(site.store, '_delivery/history/mfe-account');
  const forged = readFileSync(join(history, '00000002.json'), 'utf8').replace('1.1.0-evil', '6.6.6');
  appendFileSync(join(history, '00000003.json'), forged);
  await expect(site.delivery('compose')).rejects.toThrow('is not signed by a key that this site trusts');

  await page.goto(`${site.url}/login`);
  await expect(heading(page)).toBeVisible();
});
