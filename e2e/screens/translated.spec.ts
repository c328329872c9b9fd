import { answerCookies } from '#support/account.ts';
import { acceptAndFinish } from '#support/buying.ts';
import { openCard } from '#support/scratch.ts';
import { expect, test } from '#support/test.ts';
import { translatePage } from '#support/translate.ts';

test.use({ expectedConsole: /No token: POST|status of 401/ });

test('translated, a wrong password is told, what was typed stays, and the right one leads to a record that is saved', async ({
  page,
  customer,
}) => {
  await answerCookies(page);
  await page.goto('/login');
  await page.getByLabel('CPF').fill(customer.cpf);
  await page.getByLabel('Senha', { exact: true }).fill('outra-senha');
  await translatePage(page);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByLabel('CPF')).toHaveAccessibleDescription('Credenciais inválidas');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('outra-senha');

  await translatePage(page);
  await page.getByLabel('Senha', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/home');

  await page.goto('/perfil/meus-dados');
  await page.getByLabel('Cidade').fill('Recife');
  await translatePage(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dados atualizados com sucesso!')).toBeVisible();
  await expect(page.getByLabel('Cidade')).toHaveValue('Recife');
});

test('translated, a cart is finished and a title is scratched at once', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const [number = ''] = await sandbox.giveTitles(customer, {});
  await signIn(customer);
  await page.goto('/carrinho');
  await expect(page.getByRole('button', { name: '+5 em Raspe Mais' })).toBeVisible();
  await translatePage(page);
  await page.getByRole('button', { name: '+5 em Raspe Mais' }).click();
  await translatePage(page);
  await acceptAndFinish(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeVisible();

  await openCard(page, number);
  await translatePage(page);
  await page.getByRole('button', { name: 'RASPAR AUTOMÁTICO' }).click();
  await expect(page.getByRole('heading', { name: '6 de 6 campos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'RASPADO' })).toBeDisabled();
});
