import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import customer from '@site/contracts/examples/user.json';
import type { Answers } from '@site/testing/network';
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
  await user.click(confirm());
}

const confirm = () => screen.getByText('Confirmar alteração');

test('shows the current address and asks for the new one, twice, and takes none that a rule refuses', async () => {
  const { user, network } = await open();

  expect(screen.getByRole('heading', { level: 1, name: 'Alterar E-mail' })).toBeVisible();
  expect(screen.getByLabelText('E-mail atual')).toHaveValue('marina@ciranda.example');
  expect(screen.getByLabelText('E-mail atual')).toBeDisabled();
  expect(screen.getByLabelText(/^Novo e-mail/)).toHaveAttribute('name', 'newEmail');
  expect(screen.getByLabelText(/^Confirme o novo e-mail/)).toHaveAttribute('name', 'confirmEmail');
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/perfil/meus-dados');

  await change(user, 'marina@', 'marina@');
  expect(screen.getByLabelText(/^Novo e-mail/)).toHaveAccessibleDescription('Precisa ser um e-mail válido');
  await user.clear(screen.getByLabelText(/^Novo e-mail/));
  await user.paste('m@ciranda.example');
  await user.click(screen.getByRole('button', { name: 'Confirmar alteração' }));
  expect(screen.getByLabelText(/^Confirme o novo e-mail/)).toHaveAccessibleDescription(
    'Os emails não coincidem. Tente novamente.',
  );
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

test('says once why nothing was sent, and keeps what was typed', async () => {
  const { user, network, address } = await open({
    [patch]: { status: 400, body: { message: 'O novo e-mail é igual ao atual.' } },
  });
  await change(user, 'nova@ciranda.example');
  const told = ['O novo e-mail é igual ao atual.'];
  await waitFor(() => expect(shownToasts()).toEqual(told));
  for (const answer of [{ status: 500 }, 'network-error']) {
    network.on(patch, answer);
    await user.click(confirm());
    told.push('Erro ao solicitar a alteração do e-mail');
    await waitFor(() => expect(shownToasts()).toEqual(told));
  }
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
  await pasteInto(first.user, screen.getByLabelText(/^Novo e-mail/), 'nova@ciranda.example');
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
