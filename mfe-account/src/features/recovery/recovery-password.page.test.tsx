import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Answer } from '@site/testing/network';
import { pasteInto } from '@site/testing/paste-into';
import { renderPage } from '@site/testing/render-page';
import { shownToasts } from '@site/testing/toast-list';
import { RecoveryPasswordPage } from './recovery-password.page';

function open(answer: Answer = {}, user?: UserEvent) {
  localStorage.setItem('recoveryUserCpf', '52998224725');
  localStorage.setItem('validatedCode', '0042');
  return renderPage(<RecoveryPasswordPage />, {
    page: 'recoveryPassword',
    answers: { 'POST /api/users/change-password': answer },
    ...(user && { user }),
  });
}

const password = () => screen.getByLabelText(/^Nova senha/);
const repeat = () => screen.getByLabelText(/^Repita a nova senha/);
async function change(user: UserEvent, first: string, second = first) {
  await pasteInto(user, password(), first);
  await pasteInto(user, repeat(), second);
  await user.click(screen.getByRole('button', { name: 'Confirme sua senha' }));
}

test('leads back to the beginning when no code was validated', async () => {
  const { address } = renderPage(<RecoveryPasswordPage />, { page: 'recoveryPassword' });

  await waitFor(() => expect(address()).toBe('/password-recovery'));
  expect(shownToasts()).toEqual(['Código de verificação não encontrado. Inicie novamente o processo.']);
});

test('asks for the new password, twice, with a hint, and says what is wrong with it', async () => {
  const { user, network } = open();

  expect(screen.getByRole('heading', { level: 1, name: 'Atualize sua senha' })).toBeVisible();
  expect(password()).toHaveAccessibleDescription(/mais de 6 caracteres/);
  expect(password()).toHaveAttribute('name', 'newPassword');
  expect(repeat()).toHaveAttribute('name', 'repeatPassword');

  await change(user, '12345');
  expect(password()).toHaveAccessibleDescription('A senha deve ter no mínimo 6 caracteres');
  expect(shownToasts()).toEqual([]);

  // That the passwords differ is said in a notification too.
  await pasteInto(user, password(), '6');
  await user.click(screen.getByRole('button', { name: 'Confirme sua senha' }));
  expect(repeat()).toHaveAccessibleDescription('As senhas não coincidem. Tente novamente.');
  expect(shownToasts()).toEqual(['As senhas não coincidem']);
  expect(network.requests).toEqual([]);
});

test('changes the password, forgets the recovery and opens the login two seconds later', async () => {
  jest.useFakeTimers();
  const { user, network, address } = open({}, userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  await change(user, 'abcdef');
  await screen.findByText('Senha alterada com sucesso!');

  expect(network.requests.map(({ body }) => body)).toEqual([{ code: '0042', newPassword: 'abcdef' }]);
  expect(localStorage.getItem('recoveryUserCpf')).toBeNull();
  expect(localStorage.getItem('validatedCode')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1800));
  expect(address()).toBe('/recuperacao-senha/alteracao');
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(address()).toBe('/login');
  jest.useRealTimers();
});

test.each<[string, Answer, string]>([
  [
    'a code that is over',
    { status: 400, body: { message: 'Código inválido ou expirado.' } },
    'Código inválido ou expirado.',
  ],
  ['no network', 'network-error', 'Erro de rede. Por favor, tente novamente.'],
])('says once why the password was not changed, and keeps it: %s', async (_case, answer, message) => {
  const { user, address } = open(answer);
  await change(user, 'abcdef');

  await waitFor(() => expect(shownToasts()).toEqual([message]));
  expect(password()).toHaveValue('abcdef');
  expect(address()).toBe('/recuperacao-senha/alteracao');
  expect(localStorage.getItem('validatedCode')).toBe('0042');
});

test('leads back to a new code when the old one has expired', async () => {
  const { user, network, address } = open({ status: 400, body: { message: 'Código inválido ou expirado.' } });
  network.on('POST /api/users/forgot-password', {});
  await change(user, 'ciranda2');
  await user.click(await screen.findByRole('button', { name: 'Pedir um novo código' }));

  await waitFor(() => expect(address()).toBe('/recuperacao-senha/nova-senha'));
  expect(network.requestsTo('POST /api/users/forgot-password').map(({ body }) => body)).toEqual([
    { cpf: '52998224725' },
  ]);
  expect(localStorage.getItem('validatedCode')).toBeNull();
});
