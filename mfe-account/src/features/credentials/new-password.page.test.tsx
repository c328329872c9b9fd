import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Answer } from '@site/testing/network';
import { pasteInto } from '@site/testing/paste-into';
import { renderPage } from '@site/testing/render-page';
import { shownToasts } from '@site/testing/toast-list';
import { NewPasswordPage } from './new-password.page';

function open(answer: Answer = {}) {
  localStorage.setItem('isPasswordChange', 'true');
  localStorage.setItem('recoveryUserCpf', '52998224725');
  localStorage.setItem('validatedCode', '0042');
  return renderPage(<NewPasswordPage />, {
    page: 'newPassword',
    isSignedIn: true,
    answers: { 'POST /api/users/change-password': answer },
  });
}

const password = () => screen.getByLabelText(/^Nova senha/);
const repeat = () => screen.getByLabelText(/^Repita a nova senha/);
const storedKeys = () => Object.keys(localStorage).filter((key) => !['token', 'dataOwner'].includes(key));
const confirm = () => screen.getByText('Confirmar alteração');
async function change(user: UserEvent, first: string, second = first) {
  await pasteInto(user, password(), first);
  await pasteInto(user, repeat(), second);
  await user.click(confirm());
}

test('leads back to the beginning when no code was validated', async () => {
  const { address } = renderPage(<NewPasswordPage />, { page: 'newPassword', isSignedIn: true });

  await waitFor(() => expect(address()).toBe('/perfil/senha'));
  expect(shownToasts()).toEqual([
    'Nenhum código de verificação encontrado. Por favor, inicie o processo novamente.',
  ]);
});

test('asks for the new password, twice, and takes none that a rule refuses', async () => {
  const { user, network } = open();

  expect(password()).toHaveAttribute('name', 'newPassword');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(repeat()).toHaveAttribute('name', 'repeatPassword');
  for (const [typed, message] of [
    ['', 'Todos os campos obrigatórios devem ser preenchidos.'],
    ['abcd1', 'A senha deve ter no mínimo 6 caracteres'],
    ['a12345678901234567890', 'A senha deve ter no máximo 20 caracteres'],
    ['ciranda!', 'A senha só pode conter letras e números'],
    ['ciranda 1', 'A senha só pode conter letras e números'],
    ['cirandá1', 'A senha só pode conter letras e números'],
  ] as const) {
    await user.clear(password());
    if (typed) await user.paste(typed);
    await user.click(screen.getByRole('button', { name: 'Confirmar alteração' }));
    expect(password()).toHaveAccessibleDescription(message);
    expect(password()).toHaveFocus();
  }

  await user.clear(password());
  await user.paste('abc_12');
  await pasteInto(user, repeat(), 'abc_13');
  await user.click(confirm());
  expect(repeat()).toHaveAccessibleDescription('As senhas não coincidem. Tente novamente.');
  expect(network.requests).toEqual([]);
});

test.each(['abc_12', 'a1234567890123456789'])(
  'changes the password to %s and forgets the change',
  async (typed) => {
    const { user, network, address } = open();
    await change(user, typed);

    await waitFor(() => expect(address()).toBe('/perfil/meus-dados'));
    expect(network.requests.map(({ body }) => body)).toEqual([{ code: '0042', newPassword: typed }]);
    expect(shownToasts()).toEqual(['Senha atualizada com sucesso!']);
    expect(storedKeys()).toEqual([]);
  },
);

test('says once why the password was not changed, and keeps it', async () => {
  const { user, network, address } = open({ status: 400, body: { message: 'Código inválido ou expirado.' } });
  await change(user, 'abc_12');
  const told = ['Código inválido ou expirado.'];
  await waitFor(() => expect(shownToasts()).toEqual(told));
  for (const answer of [{ status: 500 }, 'network-error']) {
    network.on('POST /api/users/change-password', answer);
    await user.click(confirm());
    told.push('Erro ao atualizar a senha. Por favor, tente novamente.');
    await waitFor(() => expect(shownToasts()).toEqual(told));
  }
  expect(password()).toHaveValue('abc_12');
  expect(address()).toBe('/perfil/alterar-senha');
});

test('forgets the change and goes back to the record on Cancelar', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));

  await waitFor(() => expect(address()).toBe('/perfil/meus-dados'));
  expect(storedKeys()).toEqual([]);
});

test('leads back to a new code when the old one has expired', async () => {
  const { user, network, address } = open({ status: 400, body: { message: 'Código inválido ou expirado.' } });
  network.on('POST /api/users/forgot-password', {});
  await change(user, 'ciranda2');
  await user.click(await screen.findByRole('button', { name: 'Pedir um novo código' }));

  await waitFor(() => expect(address()).toBe('/perfil/validacao-codigo'));
  expect(network.requestsTo('POST /api/users/forgot-password').map(({ body }) => body)).toEqual([
    { cpf: '52998224725' },
  ]);
  expect(localStorage.getItem('validatedCode')).toBeNull();
});
