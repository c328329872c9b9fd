import { answerCookies, logIn, readCode, typeCode } from '#support/account.ts';
import { press } from '#support/keyboard.ts';
import { expect, test } from '#support/test.ts';

test.use({ expectedConsole: [/No token: POST|status of 403/] });

test('an account that is not yet activated is led from the login to its activation', async ({
  page,
  sandbox,
}) => {
  const customer = await sandbox.newCustomer({ isActivated: false });
  await sandbox.call('POST', '/api/users/forgot-password', { body: { cpf: customer.cpf } });
  await answerCookies(page);
  await page.goto('/login');
  await logIn(page, customer);

  await expect(page.getByText('Use o link de ativação enviado por e-mail')).toBeVisible();
  await expect(page).toHaveURL(`/cadastro/passos/3?cpf=${customer.cpf}`);
  await typeCode(page, await readCode(page, customer.email));
  await press(page, page.getByRole('button', { name: 'Confirmar cadastro' }));
  await expect(page).toHaveURL('/cadastro/sucesso');

  await press(page, page.getByRole('link', { name: 'Fazer login' }));
  await logIn(page, customer);
  await expect(page).toHaveURL('/home');
});

test('the link of the activation e-mail fills the code in', async ({ page, sandbox }) => {
  const customer = await sandbox.newCustomer({ isActivated: false });
  await sandbox.call('POST', '/api/users/forgot-password', { body: { cpf: customer.cpf } });
  const [mail] = await sandbox.mailsTo(customer.email);
  const [link = ''] = /https?:\S+/.exec(mail?.body ?? '') ?? [];
  await answerCookies(page);
  await page.goto(link);

  await page.getByRole('button', { name: 'Confirmar cadastro' }).click();
  await expect(page).toHaveURL('/cadastro/sucesso');
});
