import { expect, test } from '#support/test.ts';

// No token is stored before the login, so the client says so (document 1, section 7). On a slow machine Chromium says that
// the guest did not use the files of a page for customers.
test.use({ expectedConsole: /No token: POST \/auth\/login|preload/ });

test('a visitor reads, logs in, sees titles, fills the cart and logs out', async ({
  page,
  customer,
  sandbox,
}) => {
  await sandbox.giveTitles(customer, { quantity: 2 });

  await page.goto('/');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Em breve, novidades!')).toBeVisible();

  await page.getByRole('link', { name: 'Ver mais dúvidas frequentes' }).click();
  await expect(page).toHaveURL('/FAQ/Lista');
  await expect(page.getByRole('heading', { level: 1, name: 'Dúvidas Frequentes' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Buscar dúvidas frequentes' }).fill('capitalização');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/FAQ\/Questao\/\d+$/);
  await page.getByRole('link', { name: 'Voltar para dúvidas frequentes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dúvidas Frequentes' })).toBeFocused();

  await page.goto('/meus-titulos');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('CPF').fill(customer.cpf);
  await page.getByLabel('Senha', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Entrar' }).click();

  await expect(page).toHaveURL('/meus-titulos');
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Títulos' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Raspe Mais')).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /carrinho/i })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu carrinho' })).toBeVisible();
  await page.getByRole('button', { name: '+5' }).first().click();
  await expect(page.getByText('TOTAL', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('R$ 25,00').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /carrinho/i })).toContainText('5');

  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).hover();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
