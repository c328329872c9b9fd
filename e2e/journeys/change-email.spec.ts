import { typeCode } from '#support/account.ts';
import { press, typeInto } from '#support/keyboard.ts';
import { expect, test } from '#support/test.ts';

test('a customer changes the e-mail, without a mouse', async ({ page, customer, sandbox, signIn }) => {
  const email = `nova-${customer.cpf}@ciranda.example`;
  await signIn(customer);
  await page.goto('/perfil');
  await press(page, page.getByRole('main').getByRole('link', { name: 'Minha conta' }));
  await press(page, page.getByRole('link', { name: 'Alterar E-mail' }));

  await expect(page.getByLabel('E-mail atual')).toHaveValue(customer.email);
  await typeInto(page, page.getByLabel('Novo e-mail', { exact: true }), email);
  await typeInto(page, page.getByLabel('Confirme o novo e-mail'), email);
  await press(page, page.getByRole('button', { name: 'Confirmar alteração' }));

  await expect(
    page.getByRole('heading', { level: 1, name: 'Alteração de e-mail - Verificação' }),
  ).toBeFocused();
  await expect(page.getByText('Código de verificação enviado para o novo e-mail!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reenviar código' })).toBeDisabled();
  await typeCode(page, await sandbox.latestCode(email));
  await press(page, page.getByRole('button', { name: 'Confirmar código' }));

  await expect(page.getByText('E-mail validado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/perfil/meus-dados');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  expect(await page.evaluate(() => localStorage.getItem('emailChangeComplete'))).toBe('true');
  await page.goBack();
  await expect(page).toHaveURL('/perfil/email');
  await expect(page.getByLabel('E-mail atual')).toHaveValue(email);
});
