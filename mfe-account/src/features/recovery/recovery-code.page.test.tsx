import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Answers } from '@site/testing/network';
import { renderPage } from '@site/testing/render-page';
import { shownToasts } from '@site/testing/toast-list';
import { RecoveryCodePage } from './recovery-code.page';

function open(answers: Answers = {}, historyState: unknown = null) {
  localStorage.setItem('recoveryUserCpf', '52998224725');
  return renderPage(<RecoveryCodePage />, { page: 'recoveryCode', answers, historyState });
}

const confirm = () => screen.getByRole('button', { name: 'Confirmar código' });
const box = (place: number) => screen.getByLabelText(`Dígito ${place} de 4`);
async function typeCode(user: UserEvent, code: string) {
  await user.click(box(1));
  await user.keyboard(code);
}

test('leads back to the beginning when no CPF is stored', async () => {
  const { address } = renderPage(<RecoveryCodePage />, { page: 'recoveryCode' });

  await waitFor(() => expect(address()).toBe('/password-recovery'));
  expect(shownToasts()).toEqual([
    'CPF não encontrado. Por favor, inicie novamente o processo de recuperação.',
  ]);
});

test('asks for the four digits and says where to look for them', async () => {
  open({}, { isCodeSent: true });

  expect(screen.getByRole('heading', { level: 1, name: 'Renovação de senha - Ativação' })).toBeVisible();
  expect(screen.getByText('Código enviado para seu email com sucesso!')).toBeVisible();
  expect(
    within(screen.getByRole('group', { name: 'Código de verificação' })).getAllByRole('textbox'),
  ).toHaveLength(4);
  expect(screen.getByText(/caixa de spam/)).toHaveTextContent(
    'caixa de spam e adicione nao-responda@ciranda.example aos seus contatos',
  );
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  expect(box(1)).toHaveAttribute('name', 'code-0');
});

test('shows what the e-mail looks like, and leads back to the CPF', () => {
  open();

  const help = within(screen.getByRole('region', { name: 'Procure este e-mail' }));
  expect(help.getByText('Código para trocar sua senha')).toBeVisible();
  expect(help.getByText('Seu código de verificação é')).toBeVisible();
  expect(help.getAllByText('nao-responda@ciranda.example')).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute(
    'href',
    '/recuperacao-senha/identificacao',
  );
});

test('warns about an incomplete code and enables the button with the fourth digit', async () => {
  const { user, network } = open();
  await typeCode(user, '123');
  expect(confirm()).toHaveAttribute('aria-disabled', 'true');
  expect(confirm()).toHaveAccessibleDescription('Digite os quatro dígitos para confirmar.');
  await user.click(confirm());
  expect(shownToasts()).toEqual(['Por favor, preencha o código completo']);
  expect(box(4)).toHaveFocus();
  expect(network.requests).toEqual([]);

  await user.keyboard('4');
  expect(confirm()).not.toHaveAttribute('aria-disabled');
  expect(confirm()).not.toHaveAccessibleDescription();
});

test.each([200, 201])('takes status %d for a valid code and goes on', async (status) => {
  const { user, network, address } = open({ 'POST /api/users/validate': { status, body: {} } });
  await user.click(box(1));
  await user.paste('0042');
  await user.click(confirm());

  await waitFor(() => expect(address()).toBe('/recuperacao-senha/alteracao'));
  expect(network.requests.map(({ body }) => body)).toEqual([{ code2FA: '0042', cpf: '52998224725' }]);
  expect(localStorage.getItem('validatedCode')).toBe('0042');
  expect(shownToasts()).toEqual(['Código validado com sucesso!']);
});

test('shows a wrong code as wrong, beside its boxes, and keeps it', async () => {
  const { user } = open({
    'POST /api/users/validate': { status: 400, body: { message: 'Código inválido.' } },
  });
  await typeCode(user, '1234');
  await user.click(confirm());

  expect(await screen.findByText('Código inválido. Tente novamente.')).toBeVisible();
  expect(box(1)).toHaveAccessibleDescription('Código inválido. Tente novamente.');
  expect(box(1)).toHaveFocus();
  expect(box(4)).toHaveValue('4');
  expect(shownToasts()).toEqual([]);
});

test('asks to try later', async () => {
  const { user, network, address } = open();
  await typeCode(user, '1234');
  const told: string[] = [];
  for (const answer of [
    { status: 429, body: { message: 'Código bloqueado' } },
    { status: 500 },
    { status: 204 },
    'network-error',
  ]) {
    network.on('POST /api/users/validate', answer);
    await user.click(confirm());
    told.push('Erro ao validar código. Tente novamente mais tarde.');
    await waitFor(() => expect(shownToasts()).toEqual(told));
    expect(box(4)).toHaveValue('4');
  }
  expect(address()).toBe('/recuperacao-senha/nova-senha');
});

test('has the code sent again', async () => {
  const { user, network } = open({ 'POST /api/users/forgot-password': {} });
  await user.click(screen.getByRole('button', { name: 'Reenviar código' }));

  await waitFor(() => expect(shownToasts()).toEqual(['E-mail enviado com sucesso']));
  expect(network.requests.map(({ body }) => body)).toEqual([{ cpf: '52998224725' }]);
});

test('forgets the CPF and goes home on Cancelar', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));

  await waitFor(() => expect(address()).toBe('/'));
  expect(localStorage.getItem('recoveryUserCpf')).toBeNull();
});
