import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { changeBody } from '#support/change-body.ts';
import { pathsOfRemote } from '#support/live-remote.ts';
import { expect, test } from '#support/released-site.ts';

// A file that is not the one that was published never runs and never paints: the browser refuses it by its hash.

test.use({ expectedConsole: /./ });

const refused = 'Não foi possível carregar esta página. Verifique sua conexão e tente novamente.';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' });
const openLogin = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();

/** The paths of the files of the login page, by what they are to the page. */
async function filesOfLogin() {
  const { entry, manifest, filesOf } = await pathsOfRemote('mfe-account');
  const own = filesOf('/login');
  return {
    manifest: [manifest],
    // Firefox keeps a sound stylesheet from one document to the next.
    files: {
      stylesheet: own.filter((path) => path.endsWith('.css')),
      'lazy chunk': own.filter((path) => path.endsWith('.js')),
      entry: [entry],
    },
  };
}

const harm: Record<string, string> = { js: ';document.title = "tampered";', css: 'body{display:none}' };
const harmTo = (name: string) => harm[name.split('.').at(-1) ?? ''] ?? ' ';

/** Changes files on their way to the page, until the returned function is called. */
function tamper(page: Page, paths: readonly string[]) {
  expect(paths.length).toBeGreaterThan(0);
  return changeBody(
    page,
    ({ pathname }) => paths.includes(pathname),
    (body, url) => body + harmTo(url),
  );
}

/** Changes the HTML of an address, until the returned function is called. */
const editHtml = (page: Page, path: string, edit: (html: string) => string) =>
  changeBody(page, ({ pathname }) => pathname === path, edit);

async function expectRefused(page: Page) {
  await expect(page.getByRole('main').getByText(refused)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(heading(page)).toBeHidden();
  expect(await page.title()).not.toBe('tampered');
}

test('a tampered file is refused: on the way from another page, and as a preload of the first one', async ({
  page,
}) => {
  const { files, manifest } = await filesOfLogin();
  for (const [kind, paths] of Object.entries({ ...files, manifest }))
    await test.step(kind, async () => {
      const mend = await tamper(page, paths);
      await page.goto('/');
      await expect(page.getByText('Em breve, novidades!')).toBeVisible();
      await openLogin(page);
      await expectRefused(page);

      // The first page does without the manifest.
      if (kind !== 'manifest') {
        await page.goto('/login');
        await expectRefused(page);
      }
      mend();
    });
});

test('a file without a hash is refused', async ({ page }) => {
  const { files } = await filesOfLogin();
  for (const [kind, paths] of Object.entries(files))
    await test.step(kind, async () => {
      expect(paths.length).toBeGreaterThan(0);
      const mend = await editHtml(page, '/login', (html) => {
        let edited = html;
        for (const name of paths.map((path) => path.split('/').at(-1) ?? '')) {
          const listed = new RegExp(`"${name}":"sha256-[^"]+",?`);
          expect(edited).toMatch(listed);
          edited = edited.replace(listed, '').replace(',}', '}');
        }
        return edited;
      });
      await page.goto('/login');
      await expectRefused(page);
      mend();
    });

  await test.step('manifest', async () => {
    await editHtml(page, '/', (html) => {
      const row = /("entry":"\/mfe-account\/[^"]+"),"integrity":"[^"]+"/;
      expect(html).toMatch(row);
      return html.replace(row, '$1');
    });
    await page.goto('/');
    await openLogin(page);
    await expectRefused(page);
  });
});

test('a tampered release shows the last good version in the same visit; changed records are not composed, and the site stays as it was', async ({
  page,
  site,
}) => {
  await test.step('a tampered release', async () => {
    await site.publish('mfe-account', '1.1.0-tampered');
    await site.delivery('promote', 'mfe-account@1.1.0-tampered');
    const folder = join(site.store, 'mfe-account/1.1.0-tampered');
    for (const name of readdirSync(folder).filter((file) => file.startsWith('entry.')))
      appendFileSync(join(folder, name), harmTo(name));

    await page.goto(`${site.url}/login`);
    await expect(heading(page)).toBeVisible();
    expect(await page.title()).not.toBe('tampered');
  });

  await test.step('changed records', async () => {
    const history = join(site.store, '_delivery/history/mfe-account');
    const forged = readFileSync(join(history, '00000002.json'), 'utf8').replace('1.1.0-tampered', '6.6.6');
    appendFileSync(join(history, '00000003.json'), forged);
    await expect(site.delivery('compose')).rejects.toThrow('is not signed by a key that this site trusts');

    await page.goto(`${site.url}/login`);
    await expect(heading(page)).toBeVisible();
  });
});
