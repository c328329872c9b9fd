import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@site/testing/render-page';
import { PayoutCodePage } from './payout-code.page';

const confirmRoute = 'POST /api/payout/confirm';
const resendRoute = 'POST /api/payout/resend-validation-code';

function open(answers: Record<string, unknown> = {}, payoutId: string | null = 'p-1') {
  if (payoutId) sessionStorage.setItem('payoutId', payoutId);
  return renderPage(<PayoutCodePage />, {
    page: 'payoutCode',
    isSignedIn: true,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    answers: { [confirmRoute]: { status: 201 }, [resendRoute]: null, ...answers },
  });
}

const boxes = () => screen.getByLabelText('Código de verificação');
const confirmButton = () => screen.getByRole('button', { name: 'Confirmar' });

async function enter(page: ReturnType<typeof open>, code: string) {
  await page.user.click(boxes().querySelector('input') as Element);
  await page.user.keyboard(code);
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('tells of the e-mail, the spam folder and the 24 hours', () => {
  open();
  const lead = screen.getByText(/^Digite o código que enviamos/);
  expect(lead).toHaveTextContent('caixa de spam');
  expect(lead).toHaveTextContent('disponíveis depois de 24 horas');
  const help = screen.getByRole('region', { name: 'Procure este e-mail' });
  expect(help).toHaveTextContent('Confirme sua transferência');
  expect(help).toHaveTextContent('nao-responda@ciranda.example');
  expect(screen.getByRole('group', { name: 'Código de verificação' })).toBe(boxes());
  expect(boxes().querySelectorAll('input')).toHaveLength(4);
});

test('can be confirmed when all four parts are there, and leads to the receipt', async () => {
  const page = open();
  expect(confirmButton()).toBeDisabled();
  await enter(page, '123');
  expect(confirmButton()).toBeDisabled();
  expect(screen.getByText('Digite os quatro dígitos para confirmar.')).toBeVisible();
  expect(confirmButton()).toHaveAccessibleDescription('Digite os quatro dígitos para confirmar.');
  await page.user.keyboard('4');
  expect(confirmButton()).toBeEnabled();
  expect(screen.queryByText('Digite os quatro dígitos para confirmar.')).not.toBeInTheDocument();

  await page.user.click(confirmButton());
  expect(await screen.findByRole('status')).toHaveTextContent('Pagamento confirmado com sucesso!');
  expect(page.address()).toBe('/minhas-premiacoes/transferencia/finalizacao');
  const [sent] = page.network.requestsTo(confirmRoute);
  expect(sent?.body).toEqual({ code: '1234', payoutId: 'p-1' });
  expect(sent?.headers['x-idempotency-key']).toMatch(/^[\da-f-]{36}$/);
});

test('warns of a code that is left incomplete', async () => {
  const page = open();
  await enter(page, '12');
  await page.user.tab();
  await page.user.tab();
  await page.user.tab();
  expect(await screen.findByText('Por favor, insira um código válido.')).toBeVisible();
});

test('says that the code was not accepted, and takes another', async () => {
  const page = open({
    [confirmRoute]: { status: 400, body: { message: 'Código inválido', statusCode: 400 } },
  });
  await enter(page, '9999');
  await page.user.click(confirmButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao confirmar o código. Verifique se o código está correto.',
  );
  expect(page.address()).toBe('/minhas-premiacoes/transferencia/confirmacao');
  expect(confirmButton()).toBeEnabled();
});

/** As a tab that sleeps, to the next tick: the countdown's own test says each second. */
const sleep = (seconds: number) =>
  act(() => {
    jest.setSystemTime(Date.now() + seconds * 1000);
    jest.advanceTimersByTime(250);
  });

test('sends the code again after a minute, and not before', async () => {
  const page = open();
  const resend = () => screen.getByRole('button', { name: 'Reenviar código' });
  expect(resend()).toBeDisabled();
  expect(resend()).toHaveAccessibleDescription(/^Você poderá pedir outro código em 60\ss\.$/);
  sleep(58);
  expect(resend()).toBeDisabled();
  sleep(2);
  await page.user.click(screen.getByRole('button', { name: 'Reenviar código' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Código reenviado com sucesso!');
  expect(resend()).toBeDisabled();
  expect(resend()).toHaveAccessibleDescription(/em (60|59)\ss\.$/);
  expect(page.network.requestsTo(resendRoute).map(({ body }) => body)).toEqual([{ payoutId: 'p-1' }]);
});

test('says that the code was not sent again', async () => {
  const page = open({ [resendRoute]: { status: 429 } });
  sleep(60);
  await page.user.click(screen.getByRole('button', { name: 'Reenviar código' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao reenviar o código. Tente novamente mais tarde.',
  );
  expect(screen.getByRole('button', { name: 'Reenviar código' })).toBeEnabled();
});

test('leads to the prizes when the tab knows no payout, and says so', async () => {
  const page = open({}, null);
  expect(page.address()).toBe('/minhas-premiacoes');
  expect(await screen.findByRole('alert')).toHaveTextContent('ID do pagamento não encontrado');
});

test('asks a visitor to sign in and makes no call', () => {
  const { network } = renderPage(<PayoutCodePage />, { page: 'payoutCode' });
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  expect(network.requests).toEqual([]);
});
