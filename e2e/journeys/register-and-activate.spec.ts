import { answerCookies, logInByKeyboard, readCode, typeCode } from '#support/account.ts';
import { press, tabTo, typeInto } from '#support/keyboard.ts';
import { expect, test } from '#support/test.ts';

test.use({ expectedConsole: /No token: POST/ });

test('somebody registers with a wrong address, gives another, reads its code in the mailbox, activates and logs in, without a mouse', async ({
  page,
  sandbox,
}) => {
  const cpf = await sandbox.freshCpf();
  const [wrong, email] = [`joana-${cpf}@ciranda.example`, `joana.prado-${cpf}@ciranda.example`];
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
  await page.clock.install();
  await page.reload();
  await typeInto(page, field('E-mail'), wrong);
  await typeInto(page, field('DDD'), '31');
  await typeInto(page, field('Telefone'), '988776655');
  await typeInto(page, page.getByLabel('Senha', { exact: true }), 'ciranda1');
  await typeInto(page, page.getByLabel('Repita a senha'), 'ciranda1');
  await press(page, page.getByRole('button', { name: 'Próximo passo' }));

  await expect(page).toHaveURL('/cadastro/passos/3');
  const [mail] = await sandbox.mailsTo(wrong);
  await expect(
    page.getByRole('region', { name: 'Procure este e-mail' }).getByText(mail?.subject ?? 'no e-mail'),
  ).toBeVisible();
  const resend = page.getByRole('button', { name: 'Reenviar código' });
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(resend).toBeEnabled();
  await typeInto(page, page.getByLabel('Novo e-mail'), email);
  await press(page, resend);
  await expect(page.getByText('Código reenviado para seu e-mail')).toBeVisible();
  await typeCode(page, await readCode(page, email));
  await press(page, page.getByRole('button', { name: 'Confirmar cadastro' }));

  await expect(page).toHaveURL('/cadastro/sucesso');
  await expect(page.getByRole('heading', { level: 1, name: 'Sucesso!' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Fazer login' }));
  await logInByKeyboard(page, { cpf, password: 'ciranda1' });
  await expect(page).toHaveURL('/home');

  await page.goto('/perfil/meus-dados');
  await expect(field('Nome completo')).toHaveValue('Joana Lima Prado');
  await expect(field('Data de nascimento')).toHaveValue('29/02/1992');
  await expect(state).toHaveValue('MG');
});
