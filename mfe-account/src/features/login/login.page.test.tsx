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
  await user.click(submit());
}

const cpfField = () => screen.getByLabelText(/^CPF/);
const passwordField = () => screen.getByLabelText(/^Senha/);
const submit = () => screen.getByText('Entrar');

test('invites to log in, with a way to a new password and to an account, and asks for both fields', async () => {
  const { user, network } = open();

  expect(screen.getByRole('heading', { level: 1, name: 'Faça Login para continuar' })).toBeVisible();
  expect(document.title).toBe('Faça Login para continuar · Ciranda Cap');
  expect(screen.getByRole('link', { name: 'Esqueceu a senha?' })).toHaveAttribute(
    'href',
    '/recuperacao-senha/identificacao',
  );
  expect(screen.getByRole('link', { name: 'Cadastre-se' })).toHaveAttribute('href', '/cadastro/passos/1');

  // Browsers and password managers know the fields.
  expect(cpfField()).toHaveAttribute('name', 'cpf');
  expect(cpfField()).toHaveAttribute('autocomplete', 'username');
  expect(cpfField()).toHaveAttribute('inputmode', 'numeric');
  expect(passwordField()).toHaveAttribute('name', 'password');
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');

  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  const required = 'Todos os campos obrigatórios devem ser preenchidos.';
  expect(cpfField()).toHaveAccessibleDescription(required);
  expect(passwordField()).toHaveAccessibleDescription(required);
  expect(cpfField()).toHaveFocus();
  expect(network.requests).toEqual([]);
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

test('sends digits and password once, keeps the token and goes home', async () => {
  const { user, network, session, address } = open();
  await user.type(cpfField(), '52998224725');
  await pasteInto(user, passwordField(), 'ciranda1');
  await user.keyboard('{Enter}');

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

test('sends no CPF that is none, and no password below six characters', async () => {
  const { user, network } = open(refusal(500));
  await pasteInto(user, passwordField(), '12345');
  for (const none of ['52998224724', '5299822472', '11111111111']) {
    await user.clear(cpfField());
    await user.paste(none);
    await user.click(submit());
    expect(cpfField()).toHaveAccessibleDescription('CPF ou senha inválido(a)');
  }
  await user.clear(cpfField());
  await user.paste('52998224725');
  await user.click(submit());
  expect(passwordField()).toHaveAccessibleDescription('A senha deve ter no mínimo 6 caracteres');
  expect(network.requests).toEqual([]);

  await pasteInto(user, passwordField(), '6');
  await user.click(submit());
  expect(passwordField()).toHaveAccessibleDescription('');
  expect(network.requests).toHaveLength(1);
});

test('says once what happened, and keeps what was typed', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { user, network, session, address } = open();
  await pasteInto(user, cpfField(), '52998224725');
  await pasteInto(user, passwordField(), 'ciranda1');
  const form = cpfField().closest('form');
  const told: string[] = [];
  for (const [answer, message] of [
    [refusal(401, 'CPF ou senha inválido(a)'), 'CPF ou senha inválido(a)'],
    [
      refusal(429, 'Muitas tentativas de login. Tente novamente em 15 minutos.'),
      'Muitas tentativas de login. Tente novamente em 15 minutos.',
    ],
    [refusal(500), 'Credenciais inválidas'],
    [{ status: 201, body: token }, 'Credenciais inválidas'],
    ['network-error', 'Erro desconhecido'],
    [{ message: 'a response without a token' }, 'Credenciais inválidas'],
  ] as [Answer, string][]) {
    network.on('POST /api/auth/login', answer);
    await user.click(submit());

    told.push(message);
    expect(shownToasts()).toEqual(told);
    expect(cpfField()).toHaveAccessibleDescription('Credenciais inválidas');
    expect(cpfField()).toHaveValue('529.982.247-25');
    expect(cpfField()).toHaveFocus();
    expect(passwordField()).toHaveValue('ciranda1');
    expect(session.token()).toBeNull();
    expect(address()).toBe('/login');
    // How long to wait is said for as long as the page is open, until the next try.
    if (message.includes('15 minutos')) expect(form).toHaveTextContent('Tente novamente em 15 minutos.');
    else expect(form).not.toHaveTextContent('15 minutos');
  }
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
    await user.click(submit());
    await screen.findByText('CPF ou senha inválido(a)');
    await act(() => jest.advanceTimersByTimeAsync(5000));

    expect(address()).toBe('/login');
  });
});
