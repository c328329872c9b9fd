import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@site/testing/network';
import { pasteInto } from '@site/testing/paste-into';
import { renderPage } from '@site/testing/render-page';
import { shownToasts } from '@site/testing/toast-list';
import { LoginPage } from './login.page';

const token = { access_token: 'header.body.signature' };
const refusal = (status: number, message?: string): Answer => ({ status, body: message && { message } });

function open(answer: Answer = token, options: Partial<Parameters<typeof renderPage>[1]> = {}) {
  return renderPage(<LoginPage />, {
    page: 'login',
    answers: { 'POST /api/auth/login': answer },
    ...options,
  });
}

async function logIn(user: ReturnType<typeof open>['user'], cpf = '52998224725', password = 'ciranda1') {
  await pasteInto(user, screen.getByLabelText(/^CPF/), cpf);
  await pasteInto(user, screen.getByLabelText(/^Senha/), password);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
}

test('invites to log in, with a way to a new password and to an account', async () => {
  open();

  expect(screen.getByRole('heading', { level: 1, name: 'Faça Login para continuar' })).toBeVisible();
  expect(document.title).toBe('Faça Login para continuar · Ciranda Cap');
  expect(screen.getByRole('link', { name: 'Esqueceu a senha?' })).toHaveAttribute(
    'href',
    '/recuperacao-senha/identificacao',
  );
  expect(screen.getByRole('link', { name: 'Cadastre-se' })).toHaveAttribute('href', '/cadastro/passos/1');
});

test('says that the session has ended, and leads back to the page where it did', async () => {
  const historyState = { wanted: '/perfil/meus-dados', hasExpired: true };
  const { user, address } = open(token, { historyState });

  expect(screen.getByText('Sua sessão terminou. Entre novamente para continuar.')).toBeVisible();
  expect(shownToasts()).toEqual([]);
  await logIn(user);
  await waitFor(() => expect(address()).toBe('/perfil/meus-dados'));
});

test('says nothing of a session to somebody who had none', () => {
  open(token, { historyState: { wanted: '/perfil/meus-dados' } });

  expect(screen.queryByText(/sessão terminou/)).not.toBeInTheDocument();
});

test('names its fields for browsers and password managers', () => {
  open();

  expect(screen.getByLabelText(/^CPF/)).toHaveAttribute('name', 'cpf');
  expect(screen.getByLabelText(/^CPF/)).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText(/^CPF/)).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByLabelText(/^Senha/)).toHaveAttribute('name', 'password');
  expect(screen.getByLabelText(/^Senha/)).toHaveAttribute('autocomplete', 'current-password');
});

test('sends digits and password once, keeps the token and goes home', async () => {
  const { user, network, session, address } = open();
  await user.type(screen.getByLabelText(/^CPF/), '52998224725');
  await user.type(screen.getByLabelText(/^Senha/), 'ciranda1{Enter}');

  expect(network.requests).toHaveLength(1);
  expect(network.requests[0]).toMatchObject({
    method: 'POST',
    path: '/api/auth/login',
    body: { cpf: '52998224725', password: 'ciranda1' },
  });
  expect(session.token()).toBe('header.body.signature');
  expect(address()).toBe('/home');
  expect(shownToasts()).toEqual([]);
});

test('leads back to the page that asked for the login', async () => {
  const { user, address } = open(token, { historyState: { wanted: '/meus-titulos?ano=2026#serie' } });
  await logIn(user);

  expect(address()).toBe('/meus-titulos?ano=2026#serie');
});

test('never leads to another site', async () => {
  const { user, address } = open(token, { historyState: { wanted: '//elsewhere.example/' } });
  await logIn(user);

  expect(address()).toBe('/home');
});

test("says 'Entrando...' while the response is pending, and takes no second click", async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, network } = open(() => new Promise((resolve) => (answer = resolve)));
  await logIn(user);

  await user.click(screen.getByRole('button', { name: 'Entrando...' }));
  expect(network.requests).toHaveLength(1);
  await act(async () => answer(token));
});

test('asks for both fields and puts the focus on the first one', async () => {
  const { user, network } = open();
  await user.click(screen.getByRole('button', { name: 'Entrar' }));

  const required = 'Todos os campos obrigatórios devem ser preenchidos.';
  expect(screen.getByLabelText(/^CPF/)).toHaveAccessibleDescription(required);
  expect(screen.getByLabelText(/^Senha/)).toHaveAccessibleDescription(required);
  expect(screen.getByLabelText(/^CPF/)).toHaveFocus();
  expect(network.requests).toEqual([]);
});

test.each([
  ['a check digit that is wrong', '52998224724'],
  ['ten digits', '5299822472'],
  ['one digit eleven times', '11111111111'],
])('takes no CPF with %s', async (_case, cpf) => {
  const { user, network } = open();
  await logIn(user, cpf);

  expect(screen.getByLabelText(/^CPF/)).toHaveAccessibleDescription('CPF ou senha inválido(a)');
  expect(network.requests).toEqual([]);
});

test.each([
  ['12345', 'A senha deve ter no mínimo 6 caracteres', 0],
  ['123456', '', 1],
])('asks for six characters of password: %s', async (password, message, calls) => {
  const { user, network } = open(refusal(500));
  await logIn(user, '52998224725', password);

  expect(screen.getByLabelText(/^Senha/)).toHaveAccessibleDescription(message);
  expect(network.requests).toHaveLength(calls);
});

test.each<[string, Answer, string]>([
  ['a wrong password', refusal(401, 'CPF ou senha inválido(a)'), 'CPF ou senha inválido(a)'],
  [
    'too many attempts',
    refusal(429, 'Muitas tentativas de login. Tente novamente em 15 minutos.'),
    'Muitas tentativas de login. Tente novamente em 15 minutos.',
  ],
  ['a refusal without words', refusal(500), 'Credenciais inválidas'],
  ['another status than 200', { status: 201, body: token }, 'Credenciais inválidas'],
  ['no network', 'network-error', 'Erro desconhecido'],
])('says once what happened, and keeps what was typed: %s', async (_case, answer, message) => {
  const { user, session, address } = open(answer);
  await logIn(user);

  expect(shownToasts()).toEqual([message]);
  expect(screen.getByLabelText(/^CPF/)).toHaveAccessibleDescription('Credenciais inválidas');
  expect(screen.getByLabelText(/^CPF/)).toHaveValue('529.982.247-25');
  expect(screen.getByLabelText(/^CPF/)).toHaveFocus();
  expect(screen.getByLabelText(/^Senha/)).toHaveValue('ciranda1');
  expect(session.token()).toBeNull();
  expect(address()).toBe('/login');
});

test('says how long to wait after too many tries for as long as the page is open', async () => {
  const { user, network } = open(refusal(429, 'Muitas tentativas de login. Tente novamente em 15 minutos.'));
  await logIn(user);
  const form = screen.getByLabelText(/^CPF/).closest('form');
  expect(form).toHaveTextContent('Tente novamente em 15 minutos.');

  network.on('POST /api/auth/login', refusal(401, 'CPF ou senha inválido(a)'));
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(form).not.toHaveTextContent('15 minutos'));
});

test('treats a response without a token as a refusal', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { user, session } = open({ message: 'ok' });
  await logIn(user);

  expect(shownToasts()).toEqual(['Credenciais inválidas']);
  expect(session.token()).toBeNull();
  expect(error.mock.calls).toEqual([['The response of login does not fit its contract: access_token']]);
});

test('says so when no response comes in time', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open('never', { user });
  await logIn(user);
  await act(() => jest.advanceTimersByTimeAsync(15_000));

  expect(await screen.findByText('Erro desconhecido')).toBeVisible();
  expect(screen.getByLabelText(/^Senha/)).toHaveValue('ciranda1');
  jest.useRealTimers();
});

describe('an account that is not yet activated', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const message = 'Use o link de ativação enviado por e-mail';
  const begin = async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const page = open(refusal(403, message), { user });
    await logIn(user);
    await screen.findByText(message);
    return page;
  };

  test('is led to its activation three seconds later, with its CPF', async () => {
    const { address } = await begin();

    expect(shownToasts()).toEqual([message]);
    await act(() => jest.advanceTimersByTimeAsync(2800));
    expect(address()).toBe('/login');
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(address()).toBe('/cadastro/passos/3?cpf=52998224725');
  });

  test('is left alone when the customer went elsewhere meanwhile', async () => {
    const { address, user } = await begin();
    await user.click(screen.getByRole('link', { name: 'Cadastre-se' }));
    await act(() => jest.advanceTimersByTimeAsync(5000));

    expect(address()).toBe('/cadastro/passos/1');
  });

  test('is not led there when the customer tries again with another CPF meanwhile', async () => {
    const { address, user, network } = await begin();
    network.on('POST /api/auth/login', refusal(401, 'CPF ou senha inválido(a)'));
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText('CPF ou senha inválido(a)');
    await act(() => jest.advanceTimersByTimeAsync(5000));

    expect(address()).toBe('/login');
  });
});
