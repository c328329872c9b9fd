import { act, screen, waitFor } from '@testing-library/react';
import customer from '@site/contracts/examples/user.json';
import type { Answers } from '@site/testing/network';
import { renderPage } from '@site/testing/render-page';
import { shownToasts } from '@site/testing/toast-list';
import { ChangePasswordPage } from './change-password.page';

const open = (answers: Answers = {}) =>
  renderPage(<ChangePasswordPage />, {
    page: 'changePassword',
    isSignedIn: true,
    answers: { 'GET /api/users/me': customer, 'POST /api/users/forgot-password': {}, ...answers },
  });

const send = () => screen.findByRole('button', { name: 'Enviar código de verificação' });

test('explains that a code will be sent to the registered e-mail, has it sent, and remembers what it is for', async () => {
  const { user, network, address } = open();
  const button = await send();
  expect(screen.getByRole('heading', { level: 1, name: 'Alteração de Senha' })).toBeVisible();
  expect(screen.getByText('marina@ciranda.example')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/perfil/meus-dados');
  await user.click(button);

  await waitFor(() => expect(address()).toBe('/perfil/validacao-codigo'));
  expect(network.requestsTo('POST /api/users/forgot-password').map(({ body }) => body)).toEqual([
    { cpf: '52998224725' },
  ]);
  expect(localStorage.getItem('recoveryUserCpf')).toBe('52998224725');
  expect(localStorage.getItem('isPasswordChange')).toBe('true');
  expect(shownToasts()).toEqual(['E-mail enviado com sucesso']);
});

test('keeps nothing of a customer whose response arrives after their logout', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const route = 'POST /api/users/forgot-password';
  const { user, session, network } = open({ [route]: () => new Promise((resolve) => (answer = resolve)) });
  await user.click(await send());
  await waitFor(() => expect(network.requestsTo(route)).toHaveLength(1));

  act(() => session.signOut());
  await act(async () => answer({}));

  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  expect(shownToasts()).toEqual([]);
});

test('sends nothing for a record without a CPF', async () => {
  const { user, network } = open({ 'GET /api/users/me': { ...customer, cpf: '' } });
  await user.click(await send());

  expect(shownToasts()).toEqual(['CPF não encontrado. Por favor, recarregue a página.']);
  expect(network.requestsTo('POST /api/users/forgot-password')).toEqual([]);
});

test('says that the record could not be read', async () => {
  open({ 'GET /api/users/me': { status: 500 } });

  expect(await screen.findByText('Erro ao buscar dados do usuário.')).toBeVisible();
});

test('says once why no code was sent', async () => {
  const { user, network, address } = open();
  const button = await send();
  const told: string[] = [];
  for (const [answer, message] of [
    [{ status: 429, body: { message: 'Aguarde 42 segundos' } }, 'Aguarde 42 segundos'],
    [{ status: 500 }, 'Erro ao enviar e-mail'],
    ['network-error', 'Erro desconhecido'],
  ] as const) {
    network.on('POST /api/users/forgot-password', answer);
    await user.click(button);
    told.push(message);
    await waitFor(() => expect(shownToasts()).toEqual(told));
    expect(address()).toBe('/perfil/senha');
    expect(localStorage.getItem('isPasswordChange')).toBeNull();
  }
});

test('lets somebody who has a code already go on to it without another', async () => {
  const { user, network, address } = open();
  await send();
  await user.click(screen.getByRole('button', { name: 'Já tenho um código' }));

  await waitFor(() => expect(address()).toBe('/perfil/validacao-codigo'));
  expect(localStorage.getItem('isPasswordChange')).toBe('true');
  expect(network.requestsTo('POST /api/users/forgot-password')).toEqual([]);
});
