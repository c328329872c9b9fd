import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Answer, Answers } from '@site/testing/network';
import { renderPage } from '@site/testing/render-page';
import { shownToasts } from '@site/testing/toast-list';
import { VerifyCodePage } from './verify-code.page';

const passwordChange = { isPasswordChange: 'true', recoveryUserCpf: '52998224725' };
const emailChange = { changeEmailAddress: 'nova@ciranda.example', userId: '0c9d3f52' };

function open(stored: Record<string, string>, answers: Answers = {}, user?: UserEvent) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  return renderPage(<VerifyCodePage />, {
    page: 'verifyCode',
    isSignedIn: true,
    answers,
    ...(user && { user }),
  });
}

const box = (place: number) => screen.getByRole('textbox', { name: `Dígito ${place} de 4` });
const confirm = () => screen.getByRole('button', { name: 'Confirmar código' });
const resend = () => screen.getByRole('button', { name: 'Reenviar código' });
const storedKeys = () => Object.keys(localStorage).filter((key) => !['token', 'dataOwner'].includes(key));

async function confirmCode(user: UserEvent, code: string) {
  await user.click(box(1));
  await user.keyboard(code);
  await user.click(confirm());
}

test('asks for the code of a password change', async () => {
  open(passwordChange);

  expect(screen.getByRole('heading', { level: 1, name: 'Renovação de senha - Verificação' })).toBeVisible();
  expect(
    within(screen.getByRole('group', { name: 'Código de verificação' })).getAllByRole('textbox'),
  ).toHaveLength(4);
});

test.each([
  [passwordChange, 'Código para trocar sua senha'],
  [emailChange, 'Confirme seu novo e-mail'],
])('shows the e-mail of this change: %j', (stored, subject) => {
  open(stored);

  const help = within(screen.getByRole('region', { name: 'Procure este e-mail' }));
  expect(
    help.getByText((_words, element) => element?.tagName === 'P' && element.textContent === subject),
  ).toBeVisible();
  expect(help.getByText(/caixa de spam/)).toBeVisible();
});

test('asks for the code of an e-mail change', () => {
  open(emailChange);

  expect(screen.getByRole('heading', { level: 1, name: 'Alteração de e-mail - Verificação' })).toBeVisible();
  expect(screen.getByText(/nova@ciranda\.example/)).toBeVisible();
});

test.each([
  [
    'password',
    { isPasswordChange: 'true' },
    'CPF não encontrado. Por favor, inicie novamente o processo.',
    '/perfil/senha',
  ],
  ['e-mail', {}, 'E-mail não encontrado. Por favor, inicie novamente o processo.', '/perfil/email'],
])(
  'leads back to where a %s change begins when nothing of it is stored',
  async (_of, stored, message, path) => {
    const { address } = open(stored as Record<string, string>);

    await waitFor(() => expect(address()).toBe(path));
    expect(shownToasts()).toEqual([message]);
  },
);

test('warns about an incomplete code', async () => {
  const { user, network } = open(passwordChange);
  await confirmCode(user, '12');

  expect(shownToasts()).toEqual(['Por favor, preencha o código completo']);
  expect(box(3)).toHaveFocus();
  expect(network.requests).toEqual([]);
});

test('keeps the valid code of a password change and goes on to the new password', async () => {
  const { user, network, address } = open(passwordChange, {
    'POST /api/users/validate/password': { status: 201, body: {} },
  });
  await confirmCode(user, '0042');

  await waitFor(() => expect(address()).toBe('/perfil/alterar-senha'));
  expect(network.requests.map(({ body }) => body)).toEqual([{ code2FA: '0042', cpf: '52998224725' }]);
  expect(localStorage.getItem('validatedCode')).toBe('0042');
  expect(shownToasts()).toEqual(['Código validado com sucesso!']);
});

test('ends an e-mail change with the valid code', async () => {
  const { user, network, address } = open(emailChange, { 'POST /api/users/update-email': {} });
  await confirmCode(user, '0042');

  await waitFor(() => expect(address()).toBe('/perfil/meus-dados'));
  expect(network.requests.map(({ body }) => body)).toEqual([{ code: '0042' }]);
  expect(localStorage.getItem('emailChangeComplete')).toBe('true');
  expect(storedKeys()).toEqual(['emailChangeComplete']);
  expect(shownToasts()).toEqual(['E-mail validado com sucesso!']);
});

test.each([
  ['password', passwordChange, 'POST /api/users/validate/password'],
  ['e-mail', emailChange, 'POST /api/users/update-email'],
])('shows a wrong %s code as wrong, beside its boxes', async (_of, stored, route) => {
  const { user, address } = open(stored, { [route]: { status: 400, body: { message: 'Código inválido.' } } });
  await confirmCode(user, '1234');

  expect(await screen.findByText('Código inválido. Tente novamente.')).toBeVisible();
  expect(box(1)).toHaveAccessibleDescription('Código inválido. Tente novamente.');
  expect(box(4)).toHaveValue('4');
  expect(shownToasts()).toEqual([]);
  expect(address()).toBe('/perfil/validacao-codigo');
});

test.each<[string, Answer]>([
  ['200 instead of 201', { status: 200, body: {} }],
  ['a locked code', { status: 429, body: { message: 'Código bloqueado' } }],
  ['a broken server', { status: 500 }],
  ['no network', 'network-error'],
])('asks to try later: %s', async (_case, answer) => {
  const { user, address } = open(passwordChange, { 'POST /api/users/validate/password': answer });
  await confirmCode(user, '1234');

  await waitFor(() => expect(shownToasts()).toEqual(['Erro ao validar código. Tente novamente mais tarde.']));
  expect(address()).toBe('/perfil/validacao-codigo');
  expect(localStorage.getItem('validatedCode')).toBeNull();
});

test('forgets the change and goes back to the record on Cancelar', async () => {
  const { user, address } = open({ ...passwordChange, ...emailChange });
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));

  await waitFor(() => expect(address()).toBe('/perfil/meus-dados'));
  expect(storedKeys()).toEqual([]);
});

describe('another code', () => {
  let user: UserEvent;
  beforeEach(() => {
    jest.useFakeTimers();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  });
  afterEach(() => jest.useRealTimers());

  test.each([
    ['password', passwordChange, 'POST /api/users/forgot-password', { cpf: '52998224725' }],
    ['e-mail', emailChange, 'PATCH /api/users/0c9d3f52', { email: 'nova@ciranda.example' }],
  ])(
    'for a %s change may be asked for after sixty seconds, and again after sixty more',
    async (_of, stored, route, body) => {
      const { network } = open(stored, { [route]: {} }, user);
      await waitFor(() => expect(resend()).toBeDisabled());
      expect(screen.getByText('Você poderá pedir outro código em 60 s.')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(59_000));
      expect(resend()).toBeDisabled();
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      await user.click(resend());

      expect(await screen.findByText('Código reenviado para seu e-mail')).toBeVisible();
      expect(network.requests.map((request) => request.body)).toEqual([body]);
      await waitFor(() => expect(resend()).toBeDisabled());
      expect(screen.getByText('Você poderá pedir outro código em 60 s.')).toBeVisible();
    },
  );

  test('loses no second while the tab is hidden', async () => {
    open(passwordChange, {}, user);
    // A hidden tab's timers stand still: the clock goes on and no timer runs.
    jest.setSystemTime(Date.now() + 45_000);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));

    expect(screen.getByText('Você poderá pedir outro código em 15 s.')).toBeVisible();
  });

  test('is not promised when it could not be sent', async () => {
    const answer = { status: 500, body: { message: 'Erro interno' } };
    open(passwordChange, { 'POST /api/users/forgot-password': answer }, user);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await user.click(resend());

    expect(await screen.findByText('Erro ao reenviar o código. Tente novamente mais tarde.')).toBeVisible();
    expect(resend()).toBeEnabled();
  });
});
