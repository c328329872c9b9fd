import type { Page } from '@playwright/test';
import { expect, type ReleasedSite, test } from '#support/released-site.ts';

// A live version that does not work costs the customer one retry that they do not see, in the same visit.

test.use({ expectedConsole: /./ });

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' });
const isEntry = (name: string) => name.startsWith('entry.') && name.endsWith('.js');
const isCode = (name: string) => name.endsWith('.js');

/** A version that is whole when it is published; what breaks later is up to the test. */
async function release(site: ReleasedSite, edit?: (name: string, text: string) => string) {
  await site.publish('mfe-account', '1.1.0-bad', edit);
  await site.delivery('promote', 'mfe-account@1.1.0-bad');
}

interface Status {
  apps: { failures: { version: string; failures: number; lastKind: string }[] }[];
}

async function reported(site: ReleasedSite) {
  const { apps } = await site.delivery<Status>('status', 'mfe-account');
  return apps[0]?.failures.map(({ version, failures, lastKind }) => [version, failures, lastKind]);
}

test('its entry throws: the customer sees the page of the last good version, and it is reported', async ({
  page,
  site,
}) => {
  await release(site, (name, text) => (isEntry(name) ? 'throw new Error("bad release");' : text));
  await page.goto(`${site.url}/login`);

  await expect(heading(page)).toBeVisible();
  await expect.poll(() => reported(site)).toEqual([['1.1.0-bad', 1, 'entry-broken']]);
});

test('its pages throw while they are drawn', async ({ page, site }) => {
  await release(site, (name, text) =>
    isCode(name)
      ? text.replaceAll('Faça Login para continuar', '"+(()=>{throw new Error("bad release")})()+"')
      : text,
  );
  await page.goto(`${site.url}/login`);

  await expect(heading(page)).toBeVisible();
  await expect.poll(async () => (await reported(site))?.[0]?.[0]).toBe('1.1.0-bad');
});

for (const { what, address } of [
  { what: 'manifest', address: '**/1.1.0-bad/mf-manifest.json' },
  { what: 'entry', address: '**/1.1.0-bad/entry.*.js' },
  { what: 'page', address: /1\.1\.0-bad\/(?!entry\.|__federation).*\.js$/ },
]) {
  test(`its ${what} is not there, seen from another page`, async ({ page, site }) => {
    await release(site);
    await page.route(address, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(`${site.url}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();

    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeHidden();
  });
}

test('both versions fail: the customer is told, and can try again', async ({ page, site }) => {
  await release(site);
  await page.route('**/mfe-account/*/entry.*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.url}/login`);
  await expect(page.getByText('Não foi possível carregar esta página.')).toBeVisible();

  await page.unroute('**/mfe-account/*/entry.*.js');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(heading(page)).toBeVisible();
});

test('a page that was opened before a promote keeps working, and moves on with its next full load', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await expect(page.getByText('Em breve, novidades!')).toBeVisible();
  await site.publish('mfe-account', '1.1.0-next', (_name, text) =>
    text.replaceAll('Faça Login para continuar', 'Entre na sua conta'),
  );
  await site.delivery('promote', 'mfe-account@1.1.0-next');

  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
  await expect(heading(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Entre na sua conta' })).toBeVisible();

  await site.delivery('rollback', 'mfe-account');
  await page.reload();
  await expect(heading(page)).toBeVisible();
});
