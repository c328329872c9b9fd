import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import customer from '@site/contracts/examples/user.json';
import type { Answer, Answers } from '@site/testing/network';
import { pasteInto } from '@site/testing/paste-into';
import { renderPage } from '@site/testing/render-page';
import { shownToasts } from '@site/testing/toast-list';
import { ChangeEmailPage } from './change-email.page';

const patch = 'PATCH /api/users/:id';

async function open(answers: Answers = {}) {
  const page = renderPage(<ChangeEmailPage />, {
    page: 'changeEmail',
    isSignedIn: true,
    answers: { 'GET /api/users/me': customer, [patch]: customer, ...answers },
  });
  await screen.findByLabelText(/^Novo e-mail/);
  return page;
}

async function change(user: UserEvent, email: string, repeated = email) {
  await pasteInto(user, screen.getByLabelText(/^Novo e-mail/), email);
  await pasteInto(user, screen.getByLabelText(/^Confirme o novo e-mail/), repeated);
  await user.click(screen.getByRole('button', { name: 'Confirmar alteração' }));
}

test('shows the current address and asks for the new one, twice', async () => {
  await open();

  expect(screen.getByRole('heading', { level: 1, name: 'Alterar E-mail' })).toBeVisible();
  expect(screen.getByLabelText('E-mail atual')).toHaveValue('marina@ciranda.example');
  expect(screen.getByLabelText('E-mail atual')).toBeDisabled();
  expect(screen.getByLabelText(/^Novo e-mail/)).toHaveAttribute('name', 'newEmail');
  expect(screen.getByLabelText(/^Confirme o novo e-mail/)).toHaveAttribute('name', 'confirmEmail');
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/perfil/meus-dados');
});

test.each([
  ['marina@', 'marina@', 'Novo e-mail', 'Precisa ser um e-mail válido'],
  [
    'm@ciranda.example',
    'n@ciranda.example',
    'Confirme o novo e-mail',
    'Os emails não coincidem. Tente novamente.',
  ],
])('takes no %s and %s', async (email, repeated, label, message) => {
  const { user, network } = await open();
  await change(user, email, repeated);

  expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveAccessibleDescription(message);
  expect(network.requestsTo(patch)).toEqual([]);
});

test('has a code sent to the new address, remembers it and goes on', async () => {
  localStorage.setItem('isPasswordChange', 'true');
  const { user, network, address } = await open();
  await change(user, ' nova@ciranda.example');

  await waitFor(() => expect(address()).toBe('/perfil/validacao-codigo'));
  const [request] = network.requestsTo(patch);
  expect(request?.path).toBe('/api/users/0c9d3f52-6f0c-4d7e-9d55-3a4f6f1f2a01');
  expect(request?.body).toEqual({ email: 'nova@ciranda.example' });
  expect(localStorage.getItem('changeEmailAddress')).toBe('nova@ciranda.example');
  expect(localStorage.getItem('userId')).toBe('0c9d3f52-6f0c-4d7e-9d55-3a4f6f1f2a01');
  expect(localStorage.getItem('isPasswordChange')).toBeNull();
  expect(shownToasts()).toEqual(['Código de verificação enviado para o novo e-mail!']);
});

test('keeps nothing of a customer whose response arrives after their logout', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, session, network } = await open({
    [patch]: () => new Promise((resolve) => (answer = resolve)),
  });
  await change(user, 'nova@ciranda.example');
  await waitFor(() => expect(network.requestsTo(patch)).toHaveLength(1));

  act(() => session.signOut());
  await act(async () => answer(customer));

  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  expect(shownToasts()).toEqual([]);
});

test.each<[string, Answer, string]>([
  [
    'what the server says',
    { status: 400, body: { message: 'O novo e-mail é igual ao atual.' } },
    'O novo e-mail é igual ao atual.',
  ],
  ['nothing said', { status: 500 }, 'Erro ao solicitar a alteração do e-mail'],
  ['no network', 'network-error', 'Erro ao solicitar a alteração do e-mail'],
])('says once why nothing was sent, and keeps what was typed: %s', async (_case, answer, message) => {
  const { user, address } = await open({ [patch]: answer });
  await change(user, 'nova@ciranda.example');

  await waitFor(() => expect(shownToasts()).toEqual([message]));
  expect(screen.getByLabelText(/^Novo e-mail/)).toHaveValue('nova@ciranda.example');
  expect(address()).toBe('/perfil/email');
  expect(localStorage.getItem('changeEmailAddress')).toBeNull();
});

test('says that the address could not be read', async () => {
  renderPage(<ChangeEmailPage />, {
    page: 'changeEmail',
    isSignedIn: true,
    answers: { 'GET /api/users/me': { status: 500 } },
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao buscar e-mail do usuário.');
});

test('a session that ends while somebody types loses nothing', async () => {
  const first = await open();
  await first.user.type(screen.getByLabelText(/^Novo e-mail/), 'nova@ciranda.example');
  act(() => first.session.expire());
  first.unmount();

  await open();
  expect(screen.getByLabelText(/^Novo e-mail/)).toHaveValue('nova@ciranda.example');
});

test('lets somebody who has a code already go on to it without another', async () => {
  const { user, network, address } = await open();
  await pasteInto(user, screen.getByLabelText(/^Novo e-mail/), 'nova@ciranda.example');
  await pasteInto(user, screen.getByLabelText(/^Confirme o novo e-mail/), 'nova@ciranda.example');
  await user.click(screen.getByRole('button', { name: 'Já tenho um código' }));

  await waitFor(() => expect(address()).toBe('/perfil/validacao-codigo'));
  expect(localStorage.getItem('changeEmailAddress')).toBe('nova@ciranda.example');
  expect(network.requestsTo(patch)).toEqual([]);
});
