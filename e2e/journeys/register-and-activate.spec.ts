import { answerCookies, logIn, readCode, typeCode } from '#support/account.ts';
import { press, tabTo, typeInto } from '#support/keyboard.ts';
import { expect, test } from '#support/test.ts';

test.use({ expectedConsole: /No token: POST/ });

test('somebody registers, reads the code in the mailbox, activates and logs in, without a mouse', async ({
  page,
  sandbox,
}) => {
  const cpf = await sandbox.freshCpf();
  const email = `joana-${cpf}@ciranda.example`;
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await answerCookies(page);

  await page.goto('/login');
  await press(page, page.getByRole('link', { name: 'Cadastre-se' }));
  await expect(page).toHaveURL('/cadastro/passos/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Crie sua conta' })).toBeFocused();

  await typeInto(page, field('Nome completo'), 'Joana Lima Prado');
  await typeInto(page, field('CPF'), cpf);
  await typeInto(page, field('Data de nascimento'), '29021992');
  await tabTo(page, page.getByRole('radio', { name: 'Sim' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Não' })).toBeChecked();
  await typeInto(page, field('CEP'), '30140071');
  await typeInto(page, field('Endereço'), 'Rua dos Ipês');
  await typeInto(page, field('Número'), '45');
  await typeInto(page, field('Bairro'), 'Savassi');
  await typeInto(page, field('Cidade'), 'Belo Horizonte');
  const state = page.getByRole('combobox', { name: 'Estado' });
  // For a browser, a second between two letters begins another word: then they are typed again.
  await expect(async () => {
    await typeInto(page, state, 'Minas');
    expect(await state.inputValue()).toBe('MG');
  }).toPass();
  await press(page, page.getByRole('button', { name: 'Próximo passo' }));

  await expect(page).toHaveURL('/cadastro/passos/2');
  await expect(page).toHaveTitle('Crie sua conta, etapa 2 de 3: Senha · Ciranda Cap');
  await expect(page.getByRole('heading', { level: 1, name: 'Crie sua conta' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'etapa 2 de 3: Senha' })).toHaveCount(1);
  await page.reload();
  await typeInto(page, field('E-mail'), email);
  await typeInto(page, field('DDD'), '31');
  await typeInto(page, field('Telefone'), '988776655');
  await typeInto(page, page.getByLabel('Senha', { exact: true }), 'ciranda1');
  await typeInto(page, page.getByLabel('Repita a senha'), 'ciranda1');
  await press(page, page.getByRole('button', { name: 'Próximo passo' }));

  await expect(page).toHaveURL('/cadastro/passos/3');
  const [mail] = await sandbox.mailsTo(email);
  await expect(
    page.getByRole('region', { name: 'Procure este e-mail' }).getByText(mail?.subject ?? 'no e-mail'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reenviar código' })).toBeDisabled();
  await typeCode(page, await readCode(page, email));
  await press(page, page.getByRole('button', { name: 'Confirmar cadastro' }));

  await expect(page).toHaveURL('/cadastro/sucesso');
  await expect(page.getByRole('heading', { level: 1, name: 'Sucesso!' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Fazer login' }));
  await logIn(page, { cpf, password: 'ciranda1' });
  await expect(page).toHaveURL('/home');

  await page.goto('/perfil/meus-dados');
  await expect(field('Nome completo')).toHaveValue('Joana Lima Prado');
  await expect(field('Data de nascimento')).toHaveValue('29/02/1992');
  await expect(state).toHaveValue('MG');
});

test('a new code goes to a new address when the first was wrong', async ({ page, sandbox }) => {
  const cpf = await sandbox.freshCpf();
  await answerCookies(page);
  await page.clock.install();
  await page.goto('/cadastro/passos/1');
  await page.getByLabel('Nome completo').fill('Joana Lima Prado');
  await page.getByLabel('CPF').fill(cpf);
  await page.getByLabel('Data de nascimento').fill('29/02/1992');
  await page.getByRole('radio', { name: 'Não' }).check();
  await page.getByLabel('CEP').fill('30140-071');
  await page.getByRole('textbox', { name: 'Endereço' }).fill('Rua dos Ipês');
  await page.getByLabel('Número').fill('45');
  await page.getByLabel('Bairro').fill('Savassi');
  await page.getByLabel('Cidade').fill('Belo Horizonte');
  await page.getByLabel('Estado').selectOption('MG');
  await page.getByRole('button', { name: 'Próximo passo' }).click();
  await page.clock.runFor(400);
  await page.getByLabel('E-mail').fill(`errado-${cpf}@ciranda.example`);
  await page.getByLabel('DDD').fill('31');
  await page.getByLabel('Telefone').fill('98877-6655');
  await page.getByLabel('Senha', { exact: true }).fill('ciranda1');
  await page.getByLabel('Repita a senha').fill('ciranda1');
  await page.getByRole('button', { name: 'Próximo passo' }).click();

  const resend = page.getByRole('button', { name: 'Reenviar código' });
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(resend).toBeEnabled();
  await page.getByLabel('Novo e-mail').fill(`certo-${cpf}@ciranda.example`);
  await resend.click();
  await expect(page.getByText('Código reenviado para seu e-mail')).toBeVisible();

  await page.getByRole('textbox', { name: 'Caractere 1 de 4' }).click();
  await page.keyboard.type(await readCode(page, `certo-${cpf}@ciranda.example`));
  await page.getByRole('button', { name: 'Confirmar cadastro' }).click();
  await expect(page).toHaveURL('/cadastro/sucesso');
});
