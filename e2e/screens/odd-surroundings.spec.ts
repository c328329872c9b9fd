import { expect, test } from '#support/test.ts';

// Browsers inside other apps, and windows of which a keyboard leaves half: docs/browsers.md.

test.describe('where the browser refuses all storage', () => {
  test.use({ expectedConsole: /No token: POST \/auth\/login/ });

  test('somebody logs in, sees their titles and fills the cart', async ({ page, customer, sandbox }) => {
    await sandbox.giveTitles(customer, { quantity: 1 });
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, { get: refuse });
    });
    await page.goto('/meus-titulos');
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('CPF').fill(customer.cpf);
    await page.getByLabel('Senha', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Entrar' }).click();

    await expect(page).toHaveURL('/meus-titulos');
    await expect(page.getByRole('main').getByText('Raspe Mais')).toBeVisible();
    const cart = page.getByRole('banner').getByRole('link', { name: /carrinho/i });
    await cart.click();
    await page.getByRole('button', { name: '+5 em Raspe Mais' }).click();
    await expect(cart).toContainText('5');
  });
});

test('in half a window a dialog can be read to its end, and answered', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.giveTitles(customer, { prizeCents: [2300], scratched: true });
  await signIn(customer);
  await page.setViewportSize({ width: 360, height: 320 });
  await page.goto('/minhas-premiacoes');
  await page.getByRole('link', { name: 'Trocar por novos títulos' }).click();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading').first()).toBeInViewport();

  await dialog.getByRole('button', { name: 'Confirmar troca' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Confirmar troca' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Confirmar troca' }).click();
  await expect(page.getByText('Novos títulos gerados com sucesso!')).toBeVisible();
});
