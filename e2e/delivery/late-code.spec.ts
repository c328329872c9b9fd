import { hold } from '#support/hold.ts';
import { expect, test } from '#support/test.ts';

test('a page whose own code is late keeps its markup, and gives way to the page alone', async ({ page }) => {
  const release = await hold(page, /\/mfe-content\/.*\.js$/);
  await page.goto('/termos-de-uso', { waitUntil: 'commit' });
  await expect(page.locator('[data-prerendered] h1')).toHaveText('Termos de uso');
  await page.waitForFunction(() => 'siteFederationRuntime' in globalThis);
  // Longer than a page without markup waits for.
  const isThere = await page.evaluate(async () => {
    const until = performance.now() + 1_000;
    while (performance.now() < until) await new Promise(requestAnimationFrame);
    return document.querySelector('[data-prerendered] h1') !== null;
  });
  expect(isThere).toBe(true);

  release();
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
});

test.describe('before a login', () => {
  test.use({ expectedConsole: /No token: POST \/auth\/login/ });

  test('what is typed and pressed before the code has come is sent once it has, and never by the browser', async ({
    page,
    customer,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const release = await hold(page, '**/shell/*/main.*.js');
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('CPF').fill(customer.cpf);
    await page.getByLabel('Senha', { exact: true }).fill(customer.password);
    await page.getByLabel('Senha', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/login');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL('/login');

    release();
    await expect(page).toHaveURL('/home');
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    expect(sent.filter((address) => address.includes(customer.password))).toEqual([]);
  });
});
