import { logInByKeyboard, typeCode } from '#support/account.ts';
import { press, typeInto } from '#support/keyboard.ts';
import { expect, test } from '#support/test.ts';

// The guard leads from the profile to the login: on a slow machine the browser says that the profile's files were not used.
test.use({ expectedConsole: /No token: POST|status of 401|preload/ });

test('a customer changes the password, without a mouse', async ({ page, customer, sandbox, signIn }) => {
  await signIn(customer);
  await page.goto('/perfil/meus-dados');
  await press(page, page.getByRole('link', { name: 'Alterar senha' }));
  await expect(page.getByText(customer.email)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Enviar código de verificação' }));

  await expect(
    page.getByRole('heading', { level: 1, name: 'Renovação de senha - Verificação' }),
  ).toBeFocused();
  await typeCode(page, await sandbox.latestCode(customer.email));
  await press(page, page.getByRole('button', { name: 'Confirmar código' }));

  await expect(page).toHaveURL('/perfil/alterar-senha');
  await typeInto(page, page.getByLabel('Nova senha', { exact: true }), 'roda_2026');
  await typeInto(page, page.getByLabel('Repita a nova senha'), 'roda_2026');
  await press(page, page.getByRole('button', { name: 'Confirmar alteração' }));

  await expect(page.getByText('Senha atualizada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/perfil/meus-dados');
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).not.toContain('validatedCode');
  // Neither the code nor the new password is there any more: Back leads to where the change began.
  await page.goBack();
  await expect(page).toHaveURL('/perfil/senha');
  await expect(page.getByRole('heading', { level: 1, name: 'Alteração de Senha' })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/perfil');
  await logInByKeyboard(page, customer);
  await expect(page.getByText('CPF ou senha inválido(a)')).toBeVisible();
  await typeInto(page, page.getByLabel('Senha', { exact: true }), 'roda_2026');
  await press(page, page.getByRole('button', { name: 'Entrar' }));
  await expect(page).toHaveURL('/perfil');
});
