import type { Page } from '@playwright/test';
import { answerCookies, readCode, typeCode } from '#support/account.ts';
import { expectComplete } from '#support/complete.ts';
import { follow } from '#support/follow.ts';
import { signUpDraft } from '#support/sign-up-draft.ts';
import { expectSoundAtEveryWidth } from '#support/sound.ts';
import { expect, test } from '#support/test.ts';

test.use({ expectedConsole: /No token: POST|status of 4\d\d/ });

/** Keeps what the screens before would have kept, and forgets what has no value. */
const keep = (page: Page, items: Record<string, string | undefined>) =>
  page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  }, items);

const toDesktop = (page: Page) => page.setViewportSize({ width: 1280, height: 900 });

test('the states of the login, the registration and the recovery are sound at every width', async ({
  page,
  customer,
}) => {
  await answerCookies(page);

  await test.step('a login that was refused', async () => {
    await page.goto('/login');
    await page.getByLabel('CPF').fill(customer.cpf);
    await page.getByLabel('Senha', { exact: true }).fill('outra-senha');
    await page.getByRole('button', { name: 'Entrar' }).click();

    await expect(page.getByText('CPF ou senha inválido(a)')).toHaveCount(1);
    await expect(page.getByLabel('CPF')).toBeFocused();
    await expect(page.getByLabel('CPF')).toHaveAccessibleDescription('Credenciais inválidas');
    await expectSoundAtEveryWidth(page);
  });

  await test.step('a registration with everything missing', async () => {
    await toDesktop(page);
    await follow(page, '/cadastro/passos/1');
    await page.getByRole('button', { name: 'Próximo passo' }).click();

    await expect(page.getByText('Todos os campos obrigatórios devem ser preenchidos.')).toHaveCount(10);
    await expect(page.getByLabel('Nome completo')).toBeFocused();
    await expectSoundAtEveryWidth(page);
  });

  await test.step('a recovery whose code is wrong', async () => {
    await toDesktop(page);
    await keep(page, { recoveryUserCpf: '11144477735' });
    await follow(page, '/recuperacao-senha/nova-senha');
    await page.getByRole('button', { name: 'Confirmar código' }).click({ force: true });
    await expect(page.getByText('Por favor, preencha o código completo')).toBeVisible();
    await typeCode(page, '1234');
    await page.getByRole('button', { name: 'Confirmar código' }).click();

    await expect(page.getByText('Código inválido. Tente novamente.')).toHaveCount(1);
    await expectSoundAtEveryWidth(page);
  });

  await test.step('the new password of a recovery', async () => {
    await toDesktop(page);
    await keep(page, { validatedCode: '1234' });
    await follow(page, '/recuperacao-senha/alteracao');
    await expect(page.getByRole('heading', { level: 1, name: 'Atualize sua senha' })).toBeVisible();
    await expectSoundAtEveryWidth(page);
  });

  await test.step('the activation of an account', async () => {
    await toDesktop(page);
    await follow(page, '/cadastro/passos/3?cpf=52998224725&code=0042');
    await expect(page.getByRole('textbox', { name: 'Caractere 4 de 4' })).toHaveValue('2');
    await expectSoundAtEveryWidth(page);
  });

  await test.step('a recovery without its beginning starts again', async () => {
    await toDesktop(page);
    await keep(page, { recoveryUserCpf: undefined, validatedCode: undefined });
    await follow(page, '/recuperacao-senha/alteracao');
    await expect(
      page.getByText('Código de verificação não encontrado. Inicie novamente o processo.'),
    ).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Enviar código' })).toBeVisible();
  });

  await test.step('the second step of a registration, with errors', async () => {
    await page.evaluate((draft) => sessionStorage.setItem('signUpDraft', draft), signUpDraft);
    await follow(page, '/cadastro/passos/2');
    await page.getByLabel('E-mail').fill('joana@');
    await page.getByLabel('Senha', { exact: true }).fill('somente');
    await page.getByLabel('Repita a senha').fill('outra');
    await page.getByRole('button', { name: 'Próximo passo' }).click();

    await expect(page.getByText('Precisa ser um e-mail válido')).toBeVisible();
    await expect(page.getByText('A senha não pode ser formada apenas por letras')).toBeVisible();
    await expect(page.getByText('As senhas não coincidem. Tente novamente.')).toBeVisible();
    await expectSoundAtEveryWidth(page);
  });
});

test('the states of the profile are sound at every width', async ({ page, customer, sandbox, signIn }) => {
  const { id, token, cpf } = customer;
  await signIn(customer);
  await page.goto('/perfil');

  await test.step('the code screen keeps a long address in its card and its title in whole words', async () => {
    await keep(page, {
      changeEmailAddress: 'um.endereco.bem.comprido.que.nao.acaba.nunca@ciranda.example',
      userId: id,
      validatedCode: '1234',
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await follow(page, '/perfil/validacao-codigo');
    const heading = page.getByRole('heading', { level: 1, name: 'Alteração de e-mail - Verificação' });
    await expect(heading).toBeVisible();
    await expectComplete(page);
    const intro = page.getByText('Digite o código de quatro dígitos que enviamos para');
    expect(await intro.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const word = heading.getByText('e-mail', { exact: true });
    expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1);

    const edgeOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    };
    const resend = page.getByRole('button', { name: 'Reenviar código' });
    expect(await resend.evaluate(edgeOf)).toBe(await intro.evaluate(edgeOf));
    await expectSoundAtEveryWidth(page);
  });

  await test.step('a new password that is missing', async () => {
    await toDesktop(page);
    await follow(page, '/perfil/alterar-senha');
    await page.getByRole('button', { name: 'Confirmar alteração' }).click();
    await expect(page.getByLabel('Nova senha', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectSoundAtEveryWidth(page);
  });

  await test.step('an e-mail change that was asked for twice says how long to wait', async () => {
    await toDesktop(page);
    await keep(page, { changeEmailAddress: undefined, userId: undefined, validatedCode: undefined });
    const email = `nova-${cpf}@ciranda.example`;
    await follow(page, '/perfil/email');
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

  await test.step('a profile is saved, and a refusal of the server keeps what was typed', async () => {
    await follow(page, '/perfil/meus-dados');
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
});
