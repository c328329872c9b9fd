import { answerCookies, logIn, typeCode } from '#support/account.ts';
import { expect, test } from '#support/test.ts';

test.use({ expectedConsole: /No token: POST|status of 40[03]/ });

test('an account that is not yet activated is activated by the link of its e-mail, or by the code after a login', async ({
  page,
  sandbox,
}) => {
  await answerCookies(page);
  await test.step('the link of the activation e-mail fills the code in', async () => {
    const customer = await sandbox.newCustomer({ isActivated: false });
    await sandbox.call('POST', '/api/users/forgot-password', { body: { cpf: customer.cpf } });
    const [mail] = await sandbox.mailsTo(customer.email);
    const [link = ''] = /https?:\S+/.exec(mail?.body ?? '') ?? [];
    await page.goto(link);

    await page.getByRole('button', { name: 'Confirmar cadastro' }).click();
    await expect(page).toHaveURL('/cadastro/sucesso');
  });

  await test.step('somebody else is led from the login to the activation', async () => {
    const customer = await sandbox.newCustomer({ isActivated: false });
    await page.getByRole('link', { name: 'Fazer login' }).click();
    await logIn(page, customer);

    await expect(page.getByText('Use o link de ativação enviado por e-mail')).toBeVisible();
    await expect(page).toHaveURL(`/cadastro/passos/3?cpf=${customer.cpf}`);
    await typeCode(page, await sandbox.latestCode(customer.email));
    await page.getByRole('button', { name: 'Confirmar cadastro' }).click();
    await expect(page).toHaveURL('/cadastro/sucesso');

    await page.getByRole('link', { name: 'Fazer login' }).click();
    await logIn(page, customer);
    await expect(page).toHaveURL('/home');
  });
});

test('who cannot use the first code gets another by logging in, or with a new password', async ({
  page,
  sandbox,
}) => {
  await answerCookies(page);
  await test.step('a code that has expired', async () => {
    const customer = await sandbox.newCustomer({ isActivated: false });
    const { cpf, password } = customer;
    await sandbox.call('POST', '/api/auth/login', { body: { cpf, password } });
    const old = await sandbox.latestCode(customer.email);
    await sandbox.timePasses(customer, 601);
    await page.goto(`/cadastro/passos/3?cpf=${cpf}&code=${old}`);
    await page.getByRole('button', { name: 'Confirmar cadastro' }).click();
    await expect(page.getByText('Código expirado. Peça um novo código.')).toBeVisible();

    await page.getByRole('link', { name: 'Fazer login' }).click();
    await logIn(page, customer);
    await expect(page).toHaveURL(`/cadastro/passos/3?cpf=${cpf}`);
    await typeCode(page, await sandbox.latestCode(customer.email));
    await page.getByRole('button', { name: 'Confirmar cadastro' }).click();
    await expect(page).toHaveURL('/cadastro/sucesso');
  });

  await test.step('a forgotten password activates an account on its way to the new one', async () => {
    const customer = await sandbox.newCustomer({ isActivated: false });
    await page.getByRole('link', { name: 'Fazer login' }).click();
    await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
    await expect(page).toHaveURL('/recuperacao-senha/identificacao');
    await page.getByLabel('CPF').fill(customer.cpf);
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await expect(page).toHaveURL('/recuperacao-senha/nova-senha');
    await typeCode(page, await sandbox.latestCode(customer.email));
    await page.getByRole('button', { name: 'Confirmar código' }).click();

    await page.getByLabel('Nova senha', { exact: true }).fill('ciranda2');
    await page.getByLabel('Repita a nova senha').fill('ciranda2');
    await page.getByRole('button', { name: 'Confirme sua senha' }).click();
    await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await logIn(page, { ...customer, password: 'ciranda2' });
    await expect(page).toHaveURL('/home');
  });
});
