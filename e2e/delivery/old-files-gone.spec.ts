import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#support/released-site.ts';

test.use({ expectedConsole: /./ });

test('the files of the version on screen are gone while a newer one is live: trying again says so, and a reload brings the page', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/login`);
  await expect(page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' })).toBeVisible();
  await site.publish('mfe-account', '1.1.0-next');
  await site.delivery('promote', 'mfe-account@1.1.0-next');
  rmSync(join(site.store, 'mfe-account', site.versionOf('mfe-account')), { recursive: true });

  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'O site foi atualizado. Recarregue a página para continuar.',
  );

  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Esqueceu a senha?' })).toBeVisible();
});
