import type { Page } from '@playwright/test';
import { expect, type ReleasedSite, test } from '#support/released-site.ts';

// A live version that does not work costs the customer one retry that they do not see, in the same visit.

test.use({ expectedConsole: /./ });

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' });
const isEntry = (name: string) => name.startsWith('entry.') && name.endsWith('.js');
const isCode = (name: string) => name.endsWith('.js');

async function release(site: ReleasedSite, version: string, edit?: (name: string, text: string) => string) {
  await site.publish('mfe-account', version, edit);
  await site.delivery('promote', `mfe-account@${version}`);
}

interface Status {
  apps: { failures: { version: string; failures: number; lastKind: string }[] }[];
}

async function reported(site: ReleasedSite) {
  const { apps } = await site.delivery<Status>('status', 'mfe-account');
  return apps[0]?.failures.map(({ version, failures, lastKind }) => [version, failures, lastKind]);
}

test('a release while customers are there: an open page keeps working, and code that throws gives way to the last good version', async ({
  page,
  site,
}) => {
  await test.step('a page that was opened before a promote keeps working, and moves on with its next full load', async () => {
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

  await test.step('its code throws: the customer sees the page of the last good version, and it is reported', async () => {
    await test.step('its entry', async () => {
      await release(site, '1.1.0-bad', (name, text) =>
        isEntry(name) ? 'throw new Error("bad release");' : text,
      );
      await page.goto(`${site.url}/login`);

      await expect(heading(page)).toBeVisible();
      await expect.poll(() => reported(site)).toEqual([['1.1.0-bad', 1, 'entry-broken']]);
      await site.delivery('rollback', 'mfe-account');
    });

    await test.step('its pages, while they are drawn', async () => {
      await release(site, '1.2.0-bad', (name, text) =>
        isCode(name)
          ? text.replaceAll('Faça Login para continuar', '"+(()=>{throw new Error("bad release")})()+"')
          : text,
      );
      await page.goto(`${site.url}/login`);

      await expect(heading(page)).toBeVisible();
      const versions = async () => (await reported(site))?.map(([version]) => version);
      await expect.poll(versions).toContain('1.2.0-bad');
    });
  });
});

// On a site of its own: WebKit keeps the sound files of a page that was open before.
test('its files are not there, seen from another page; where both versions fail, the customer is told, and can try again', async ({
  page,
  site,
}) => {
  // Whole when it is published.
  await release(site, '1.1.0-bad');
  for (const { what, address } of [
    { what: 'manifest', address: '**/1.1.0-bad/mf-manifest.json' },
    { what: 'entry', address: '**/1.1.0-bad/entry.*.js' },
    { what: 'page', address: /1\.1\.0-bad\/(?!entry\.|__federation).*\.js$/ },
  ])
    await test.step(what, async () => {
      let asked = 0;
      await page.route(address, (route) => {
        asked += 1;
        return route.fulfill({ status: 404, body: 'Not found' });
      });
      await page.goto(`${site.url}/`);
      await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();

      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeHidden();
      expect(asked).toBeGreaterThan(0);
      await page.unroute(address);
    });

  await test.step('both versions', async () => {
    await page.route('**/mfe-account/*/entry.*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site.url}/login`);
    await expect(page.getByText('Não foi possível carregar esta página.')).toBeVisible();

    await page.unroute('**/mfe-account/*/entry.*.js');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(heading(page)).toBeVisible();
  });
});
