import { answerCookies, logInByKeyboard, typeCode } from '#support/account.ts';
import { press, typeInto } from '#support/keyboard.ts';
import { expect, test } from '#support/test.ts';

test.use({ expectedConsole: /No token: POST|status of 400/ });

test('a customer who forgot the password gets a new one, without a mouse', async ({
  page,
  customer,
  sandbox,
}) => {
  await answerCookies(page);
  await page.goto('/login');
  await press(page, page.getByRole('link', { name: 'Esqueceu a senha?' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Esqueceu a senha?' })).toBeFocused();
  await typeInto(page, page.getByLabel('CPF'), customer.cpf);
  await press(page, page.getByRole('button', { name: 'Enviar código' }));

  await expect(page).toHaveURL('/recuperacao-senha/nova-senha');
  await expect(page.getByText('Código enviado para seu email com sucesso!')).toBeVisible();
  const [mail] = await sandbox.mailsTo(customer.email);
  await expect(
    page.getByRole('region', { name: 'Procure este e-mail' }).getByText(mail?.subject ?? 'no e-mail'),
  ).toBeVisible();
  const code = await sandbox.latestCode(customer.email);
  await typeCode(page, `${(Number(code[0]) + 1) % 10}${code.slice(1)}`);
  await press(page, page.getByRole('button', { name: 'Confirmar código' }));
  await expect(page.getByText('Código inválido. Tente novamente.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Dígito 1 de 4' })).toBeFocused();
  await page.keyboard.type(code);
  await press(page, page.getByRole('button', { name: 'Confirmar código' }));

  await expect(page).toHaveURL('/recuperacao-senha/alteracao');
  await typeInto(page, page.getByLabel('Nova senha', { exact: true }), 'roda2026');
  await typeInto(page, page.getByLabel('Repita a nova senha'), 'roda2026');
  await press(page, page.getByRole('button', { name: 'Confirme sua senha' }));
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => [localStorage.recoveryUserCpf, localStorage.validatedCode])).toEqual([
    undefined,
    undefined,
  ]);
  await page.goBack();
  await expect(page).toHaveURL('/recuperacao-senha/identificacao');
  await expect(page.getByRole('heading', { level: 1, name: 'Esqueceu a senha?' })).toBeVisible();
  await page.goForward();

  await logInByKeyboard(page, { cpf: customer.cpf, password: 'roda2026' });
  await expect(page).toHaveURL('/home');
});
