import type { Page } from '@playwright/test';
import { expect, test } from '#support/released-site.ts';

// Pages come and go with the releases of their remotes; the shell is the one that was built before any of them.

test.use({ expectedConsole: /preload/ });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const home = (page: Page) => page.getByText('Em breve, novidades!');
const club = { '/clube': { heading: 'Clube', link: '/clube/cartao' } };
const card = { '/clube/cartao': { heading: 'Cartão do clube' } };

test('pages come to a running site and leave it', async ({ page, site }) => {
  await test.step('a new remote and then a new page come, a tab from before gets the page, and a rollback takes it back', async () => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
    });
    await site.publishStub({ name: 'mfe-club', version: '1.0.0', pages: club });
    await site.delivery('promote', 'mfe-club@1.0.0');
    await page.goto(`${site.url}/clube`);
    await expect(heading(page, 'Clube')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await site.publishStub({
      name: 'mfe-club',
      version: '1.1.0',
      pages: { ...club, ...card, '/clube/extrato/:mes?': { heading: 'Extrato', guarded: true } },
    });
    await site.delivery('promote', 'mfe-club@1.1.0');
    documents.length = 0;
    await page.getByRole('link', { name: '/clube/cartao' }).click();
    await expect(heading(page, 'Cartão do clube')).toBeVisible();
    expect(documents).toEqual(['/clube/cartao']);

    const html = await (await page.request.get(`${site.url}/clube/cartao`)).text();
    expect(html).toContain('<title>Cartão do clube · Ciranda Cap</title>');
    expect(html).toContain(`/shell/${site.versionOf('shell')}/`);
    await page.goto(`${site.url}/Clube/Extrato/11`);
    await expect(heading(page, 'Faça Login para continuar')).toBeVisible();
    await page.goto(`${site.url}/clube`);
    documents.length = 0;
    await page.getByRole('link', { name: '/clube/cartao' }).click();
    await expect(heading(page, 'Cartão do clube')).toBeVisible();
    expect(documents).toEqual([]);

    await site.delivery('rollback', 'mfe-club');
    await page.goto(`${site.url}/clube/cartao`);
    await expect(home(page)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
  });

  await test.step('a page that only the canary has is there for visitors who get the canary, and for nobody else', async () => {
    await site.publishStub({ name: 'mfe-club', version: '2.0.0', pages: { ...club, ...card } });
    await site.delivery('promote', 'mfe-club@2.0.0', '--canary', '50');

    const seen: string[] = [];
    // By their draw for this version: beyond half, and within.
    for (const bucket of ['0', '1111']) {
      await page.goto(`${site.url}/robots.txt`);
      await page.evaluate((kept) => localStorage.setItem('releaseBucket', kept), bucket);
      await page.goto(`${site.url}/clube/cartao`);
      await expect(heading(page, 'Cartão do clube').or(home(page))).toBeVisible();
      seen.push(new URL(page.url()).pathname);
    }
    expect(seen).toEqual(['/', '/clube/cartao']);
  });

  await test.step('a page is not taken away without a word where its visitors go, and then they go there', async () => {
    await site.delivery('canary', 'finish', 'mfe-club');
    await site.publishStub({ name: 'mfe-club', version: '2.1.0', pages: club });
    await expect(site.delivery('promote', 'mfe-club@2.1.0')).rejects.toThrow(
      'mfe-club@2.1.0 has no /clube/cartao any more, which mfe-club@2.0.0 has',
    );

    const redirects = { '/clube/cartao': '/clube' };
    await site.publishStub({ name: 'mfe-club', version: '2.2.0', pages: club, redirects });
    await page.goto(`${site.url}/`);
    await site.delivery('promote', 'mfe-club@2.2.0');
    await page.goto(`${site.url}/clube/cartao`);
    await expect(heading(page, 'Clube')).toBeVisible();
    await page.getByRole('link', { name: '/clube/cartao' }).click();
    await expect(page).toHaveURL(`${site.url}/clube`);
    await expect(heading(page, 'Clube')).toBeVisible();
  });
});
