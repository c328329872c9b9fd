import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Answers } from '@site/testing/network';
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

const box = (place: number) => screen.getByLabelText(`Dígito ${place} de 4`);
const confirm = () => screen.getByText('Confirmar código');
const resend = () => screen.getByRole('button', { name: 'Reenviar código' });
const storedKeys = () => Object.keys(localStorage).filter((key) => !['token', 'dataOwner'].includes(key));

async function confirmCode(user: UserEvent, code: string) {
  await user.click(box(1));
  await user.keyboard(code);
  await user.click(confirm());
}

const shownLetter = () => within(screen.getByRole('region', { name: 'Procure este e-mail' }));
const subject = (words: string) => (_text: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === words;

test('asks for the code of a password change, and shows its e-mail', () => {
  open(passwordChange);

  expect(screen.getByRole('heading', { level: 1, name: 'Renovação de senha - Verificação' })).toBeVisible();
  expect(
    within(screen.getByRole('group', { name: 'Código de verificação' })).getAllByRole('textbox'),
  ).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Confirmar código' })).toBeVisible();
  expect(shownLetter().getByText(subject('Código para trocar sua senha'))).toBeVisible();
  expect(shownLetter().getByText(/caixa de spam/)).toBeVisible();
});

test('asks for the code of an e-mail change, and shows its e-mail', () => {
  open(emailChange);

  expect(screen.getByRole('heading', { level: 1, name: 'Alteração de e-mail - Verificação' })).toBeVisible();
  expect(screen.getByText(/nova@ciranda\.example/)).toBeVisible();
  expect(shownLetter().getByText(subject('Confirme seu novo e-mail'))).toBeVisible();
  expect(shownLetter().getByText(/caixa de spam/)).toBeVisible();
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

test('warns about an incomplete code, keeps the valid one of a password change and goes on to the new password', async () => {
  const { user, network, address } = open(passwordChange, {
    'POST /api/users/validate/password': { status: 201, body: {} },
  });
  await confirmCode(user, '00');
  expect(shownToasts()).toEqual(['Por favor, preencha o código completo']);
  expect(box(3)).toHaveFocus();
  expect(network.requests).toEqual([]);

  await user.keyboard('42');
  await user.click(confirm());
  await waitFor(() => expect(address()).toBe('/perfil/alterar-senha'));
  expect(network.requests.map(({ body }) => body)).toEqual([{ code2FA: '0042', cpf: '52998224725' }]);
  expect(localStorage.getItem('validatedCode')).toBe('0042');
  expect(shownToasts()).toEqual(['Por favor, preencha o código completo', 'Código validado com sucesso!']);
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

test('shows a wrong code of an e-mail as wrong, beside its boxes', async () => {
  const { user, address } = open(emailChange, {
    'POST /api/users/update-email': { status: 400, body: { message: 'Código inválido.' } },
  });
  await confirmCode(user, '1234');
  await expectWrong();
  expect(shownToasts()).toEqual([]);
  expect(address()).toBe('/perfil/validacao-codigo');
});

async function expectWrong() {
  expect(await screen.findByText('Código inválido. Tente novamente.')).toBeVisible();
  expect(box(1)).toHaveAccessibleDescription('Código inválido. Tente novamente.');
  expect(box(4)).toHaveValue('4');
}

test('shows a wrong code of a password as wrong, and asks to try later whatever else is not 201', async () => {
  const route = 'POST /api/users/validate/password';
  const { user, network, address } = open(passwordChange, {
    [route]: { status: 400, body: { message: 'Código inválido.' } },
  });
  await confirmCode(user, '1234');
  await expectWrong();
  expect(shownToasts()).toEqual([]);

  const told: string[] = [];
  for (const answer of [
    { status: 200, body: {} },
    { status: 429, body: { message: 'Código bloqueado' } },
    { status: 500 },
    'network-error',
  ]) {
    network.on(route, answer);
    await user.click(confirm());
    told.push('Erro ao validar código. Tente novamente mais tarde.');
    await waitFor(() => expect(shownToasts()).toEqual(told));
  }
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

  /** As in a tab that slept, to the next tick: the countdown's own test says each second. */
  const sleeping = (seconds: number) => {
    jest.setSystemTime(Date.now() + seconds * 1000);
    return act(() => jest.advanceTimersByTimeAsync(250));
  };

  test.each([
    ['password', passwordChange, 'POST /api/users/forgot-password', { cpf: '52998224725' }],
    ['e-mail', emailChange, 'PATCH /api/users/0c9d3f52', { email: 'nova@ciranda.example' }],
  ])(
    'for a %s change may be asked for after sixty seconds, and again after sixty more',
    async (_of, stored, route, body) => {
      const { network } = open(stored, { [route]: {} }, user);
      await waitFor(() => expect(resend()).toBeDisabled());
      expect(screen.getByText('Você poderá pedir outro código em 60 s.')).toBeVisible();
      await sleeping(58);
      expect(resend()).toBeDisabled();
      await sleeping(2);
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
    await sleeping(60);
    await user.click(resend());

    expect(await screen.findByText('Erro ao reenviar o código. Tente novamente mais tarde.')).toBeVisible();
    expect(resend()).toBeEnabled();
  });
});
