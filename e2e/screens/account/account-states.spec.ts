import type { Page } from '@playwright/test';
import { answerCookies, readCode, typeCode } from '#support/account.ts';
import { expectComplete } from '#support/complete.ts';
import { signUpDraft } from '#support/sign-up-draft.ts';
import { expectSoundAtEveryWidth } from '#support/sound.ts';
import { expect, test } from '#support/test.ts';

test.use({ expectedConsole: /No token: POST|status of 4\d\d/ });

const store = (page: Page, items: Record<string, string>) =>
  page.addInitScript(
    (stored) => Object.entries(stored).forEach(([key, value]) => (localStorage[key] = value)),
    items,
  );

test.beforeEach(({ page }) => answerCookies(page));

test('a login that was refused', async ({ page, customer }) => {
  await page.goto('/login');
  await page.getByLabel('CPF').fill(customer.cpf);
  await page.getByLabel('Senha', { exact: true }).fill('outra-senha');
  await page.getByRole('button', { name: 'Entrar' }).click();

  await expect(page.getByText('CPF ou senha inválido(a)')).toHaveCount(1);
  await expect(page.getByLabel('CPF')).toBeFocused();
  await expect(page.getByLabel('CPF')).toHaveAccessibleDescription('Credenciais inválidas');
  await expectSoundAtEveryWidth(page);
});

test('a registration with everything missing', async ({ page }) => {
  await page.goto('/cadastro/passos/1');
  await page.getByRole('button', { name: 'Próximo passo' }).click();

  await expect(page.getByText('Todos os campos obrigatórios devem ser preenchidos.')).toHaveCount(10);
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await expectSoundAtEveryWidth(page);
});

test('the second step of a registration, with errors', async ({ page }) => {
  await page.addInitScript((draft) => sessionStorage.setItem('signUpDraft', draft), signUpDraft);
  await page.goto('/cadastro/passos/2');
  await page.getByLabel('E-mail').fill('joana@');
  await page.getByLabel('Senha', { exact: true }).fill('somente');
  await page.getByLabel('Repita a senha').fill('outra');
  await page.getByRole('button', { name: 'Próximo passo' }).click();

  await expect(page.getByText('Precisa ser um e-mail válido')).toBeVisible();
  await expect(page.getByText('A senha não pode ser formada apenas por letras')).toBeVisible();
  await expect(page.getByText('As senhas não coincidem. Tente novamente.')).toBeVisible();
  await expectSoundAtEveryWidth(page);
});

test('the activation of an account', async ({ page }) => {
  await page.goto('/cadastro/passos/3?cpf=52998224725&code=0042');
  await expect(page.getByRole('textbox', { name: 'Caractere 4 de 4' })).toHaveValue('2');
  await expectSoundAtEveryWidth(page);
});

test('a recovery whose code is wrong', async ({ page }) => {
  await store(page, { recoveryUserCpf: '11144477735' });
  await page.goto('/recuperacao-senha/nova-senha');
  await page.getByRole('button', { name: 'Confirmar código' }).click({ force: true });
  await expect(page.getByText('Por favor, preencha o código completo')).toBeVisible();
  await typeCode(page, '1234');
  await page.getByRole('button', { name: 'Confirmar código' }).click();

  await expect(page.getByText('Código inválido. Tente novamente.')).toHaveCount(1);
  await expectSoundAtEveryWidth(page);
});

test('the new password of a recovery', async ({ page }) => {
  await store(page, { recoveryUserCpf: '11144477735', validatedCode: '1234' });
  await page.goto('/recuperacao-senha/alteracao');
  await expect(page.getByRole('heading', { level: 1, name: 'Atualize sua senha' })).toBeVisible();
  await expectSoundAtEveryWidth(page);
});

test('a recovery without its beginning starts again', async ({ page }) => {
  await page.goto('/recuperacao-senha/alteracao');
  await expect(
    page.getByText('Código de verificação não encontrado. Inicie novamente o processo.'),
  ).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Enviar código' })).toBeVisible();
});

test('the code screens of the profile and the new password', async ({ page, customer, signIn }) => {
  await signIn(customer);
  await store(page, {
    changeEmailAddress: 'nova@ciranda.example',
    userId: customer.id,
    validatedCode: '1234',
  });
  await page.goto('/perfil/validacao-codigo');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Alteração de e-mail - Verificação' }),
  ).toBeVisible();
  await expectSoundAtEveryWidth(page);

  await page.goto('/perfil/alterar-senha');
  await page.getByRole('button', { name: 'Confirmar alteração' }).click();
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectSoundAtEveryWidth(page);
});

test('a profile is saved, and a refusal of the server keeps what was typed', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await page.goto('/perfil/meus-dados');
  await page.getByLabel('Cidade').fill('Paraty');
  await page.getByLabel('Data de nascimento').fill('01/02/1990');
  await page.getByRole('button', { name: 'Salvar cadastro' }).click();
  await expect(page.getByText('Dados atualizados com sucesso!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Cidade')).toHaveValue('Paraty');
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('01/02/1990');

  await page.getByLabel('Telefone').fill('123');
  await page.getByRole('button', { name: 'Salvar cadastro' }).click();
  await expect(page.getByLabel('Telefone')).toBeFocused();
  await expect(page.getByText('Telefone deve ter entre 8 e 9 dígitos')).toBeVisible();
  await expectSoundAtEveryWidth(page);
});

test('an e-mail change that was asked for twice says how long to wait', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const { id, token, cpf } = customer;
  const email = `nova-${cpf}@ciranda.example`;
  await signIn(customer);
  await page.goto('/perfil/email');
  await page.getByLabel('Novo e-mail', { exact: true }).fill(email);
  await page.getByLabel('Confirme o novo e-mail').fill(email);
  // As from another tab, a moment before: after a minute it may be asked for again.
  const { status } = await sandbox.call('PATCH', `/api/users/${id}`, { token, body: { email } });
  expect(status).toBe(200);
  await page.getByRole('button', { name: 'Confirmar alteração' }).click();
  await expect(page.getByText(/^Aguarde \d+ segundos/)).toHaveCount(1);
  await expect(page.getByLabel('Novo e-mail', { exact: true })).toHaveValue(email);
  expect(await readCode(page, email)).toMatch(/^\d{4}$/);
});

test('on a phone the code screen keeps a long address in its card and its title in whole words', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await store(page, {
    changeEmailAddress: 'um.endereco.bem.comprido.que.nao.acaba.nunca@ciranda.example',
    userId: customer.id,
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/perfil/validacao-codigo');
  await expectComplete(page);
  const intro = page.getByText('Digite o código de quatro dígitos que enviamos para');
  expect(await intro.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const word = page.getByRole('heading', { level: 1 }).getByText('e-mail', { exact: true });
  expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1);

  const edgeOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  };
  const resend = page.getByRole('button', { name: 'Reenviar código' });
  expect(await resend.evaluate(edgeOf)).toBe(await intro.evaluate(edgeOf));
});
