import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import banks from '@site/contracts/examples/banks.json';
import exchangeable from '@site/contracts/examples/exchangeable-prizes.json';
import event from '@site/contracts/examples/event.json';
import created from '@site/contracts/examples/payout-created.json';
import payout from '@site/contracts/examples/payout.json';
import request from '@site/contracts/examples/payout-request.json';
import customer from '@site/contracts/examples/user.json';
import { routes } from '@site/contracts/routes';
import type { Answer } from '@site/testing/network';
import { pasteInto } from '@site/testing/paste-into';
import { renderRoutes } from '@site/testing/render-routes';
import { ExchangePage } from '#features/exchange/exchange.page.tsx';
import { PayoutBankPage } from '#features/payout/payout-bank.page.tsx';
import { PayoutCodePage } from '#features/payout/payout-code.page.tsx';
import { PayoutDonePage } from '#features/payout/payout-done.page.tsx';
import { Prizes } from './prizes';

const call = {
  create: 'POST /api/payout/create',
  confirm: 'POST /api/payout/confirm',
  resend: 'POST /api/payout/resend-validation-code',
  detail: 'GET /api/payout/id/:id',
  pending: 'GET /api/titulo-de-capitalizacao/busca-premios-pendentes',
  prizes: 'GET /api/titulo-de-capitalizacao/premiacoes',
  exchangeable: 'GET /api/titulo-de-capitalizacao/premiados',
  exchange: 'POST /api/payments/repurchase',
};
const id = created.payoutId;
const prize = { event_code: '10', number: '0100100000124', prizeValue: '320.00', status: 'PENDING' };
const captivePortal = () =>
  new Response('<html>Entre na rede</html>', { headers: { 'content-type': 'text/html' } });

/** The four pages of the claims, as the shell has them; each `open` is a page life of its own. */
const open = (at: string, answers: Record<string, Answer> = {}) =>
  renderRoutes(
    [
      { path: routes.prizes.path, element: <Prizes /> },
      { path: routes.payoutBank.path, element: <PayoutBankPage /> },
      { path: routes.payoutCode.path, element: <PayoutCodePage /> },
      { path: routes.payoutDone.path, element: <PayoutDonePage /> },
      { path: routes.exchange.path, element: <ExchangePage /> },
      { path: '*', element: <h1>Outra página</h1> },
    ],
    {
      at,
      isSignedIn: true,
      user: userEvent.setup({ delay: null }),
      answers: {
        [call.prizes]: [prize],
        [call.pending]: [{ prizeValue: '320.00' }],
        'GET /api/users/me': customer,
        'GET /dados/bancos.json': banks,
        'GET /api/static-worker/evento/10': event,
        'GET /api/payments/list': [],
        [call.create]: { status: 201, body: created },
        [call.confirm]: { status: 201 },
        [call.detail]: { ...payout, status: 'WAITING', amount: 320, expiresIn: 5 * 3600 },
        [call.exchangeable]: { prizeWinningTitulos: [], ownerName: '', totalPrizeAmount: 0 },
        ...answers,
      },
    },
  );
type Site = ReturnType<typeof open>;

const codeBoxes = () => screen.findByLabelText('Código de verificação');

const bankPage = '/minhas-premiacoes/transferencia/infos';
const codePage = '/minhas-premiacoes/transferencia/confirmacao';
const exchangePage = '/minhas-premiacoes/troca';
const keysOf = (site: Site, route: string) =>
  site.network.requestsTo(route).map(({ headers }) => headers['x-idempotency-key']);

async function askForTransfer({ user }: { user: UserEvent }) {
  await user.selectOptions(await screen.findByLabelText(/^Banco/), '001');
  await user.click(screen.getByLabelText('Conta corrente'));
  await pasteInto(user, screen.getByLabelText(/^Agência/), '1584');
  await pasteInto(user, screen.getByLabelText(/^Conta/, { selector: 'input[name=account]' }), '00000006');
  await pasteInto(user, screen.getByLabelText(/^Dígito/), 'x');
  await user.click(screen.getByText('Finalizar'));
  await user.click(await screen.findByText('Confirmar'));
}

async function typeCode({ user }: { user: UserEvent }, code = '1234') {
  await user.click(screen.getByLabelText('Dígito 1 de 4'));
  await user.keyboard(code);
  await user.click(screen.getByText('Confirmar'));
}

async function exchangeAll({ user }: { user: UserEvent }) {
  await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
  await user.click(screen.getByRole('button', { name: 'Confirmar troca' }));
}

const isChecking = () => screen.findByText(/estamos verificando se ele foi registrado/);

/** A browser in which a transfer was asked for, and got no response. */
function storeLostRequest() {
  const intent = { key: crypto.randomUUID(), request, total: 32000, known: [] };
  localStorage.setItem('payoutRequest', JSON.stringify({ version: 1, state: { at: 'checking', intent } }));
  return intent;
}

test('the key of an intent survives a reload and another page life, with the bank data, and its payout is offered', async () => {
  const first = open(bankPage, { [call.create]: 'network-error' });
  await askForTransfer(first);
  await isChecking();
  first.unmount();
  const second = open(bankPage);
  await codeBoxes();
  expect(second.address()).toBe(codePage);
  expect(keysOf(second, call.create)[0]).toBe(keysOf(first, call.create)[0]);
  expect(second.network.requestsTo(call.create)[0]?.body).toEqual(
    first.network.requestsTo(call.create)[0]?.body,
  );
  second.unmount();

  // It waits for its code: the prizes page tells how long, also in another tab.
  sessionStorage.clear();
  const third = open('/minhas-premiacoes', { [call.pending]: [] });
  const transfers = within(await screen.findByRole('region', { name: 'Suas transferências' }));
  expect(await transfers.findByText(/Restam 5 horas para confirmar/)).toBeVisible();
  expect(transfers.getByRole('heading', { name: /Transferência de R\$\s320,00/ })).toBeVisible();
  await third.user.click(transfers.getByRole('button', { name: 'Continuar transferência' }));
  expect(screen.getByRole('group', { name: 'Código de verificação' })).toBeVisible();
});

test('another tab shows the transfer that is being checked, and asks for no second one', async () => {
  const { key } = storeLostRequest();
  open(bankPage, { [call.create]: 'network-error' });
  await isChecking();
  const second = open(bankPage, { [call.create]: 'never', [call.pending]: [] });
  expect(await screen.findAllByRole('dialog', { name: 'Confirmar dados bancários' })).toHaveLength(2);
  expect(keysOf(second, call.create)).toEqual([key]);
});

test.each<[string, Answer, string]>([
  ['no answer', 'network-error', 'Erro ao processar pagamento. Tente novamente.'],
  ['an error of the server', { status: 503 }, 'Erro ao processar pagamento. Tente novamente.'],
  ['a page of a captive portal', captivePortal, 'Erro ao processar pagamento. Resposta inválida.'],
])(
  '%s to payout/create keeps form, bank data and dialog, and finds the payout again, with a renewed token too',
  async (_case, answer, words) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const site = open(bankPage, { [call.create]: answer });
    await askForTransfer(site);
    await isChecking();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByText('Dados bancários enviados com sucesso!')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Agência/)).toHaveValue('1584');
    const dialog = within(screen.getByRole('dialog', { name: 'Confirmar dados bancários' }));
    expect(dialog.getByText('00000006-X')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Ver minhas premiações' })).toBeVisible();
    expect(site.network.requestsTo(call.pending)).toHaveLength(1);

    site.session.signIn('another.token.here');
    site.network.on(call.create, { status: 201, body: created });
    await site.user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Dados bancários enviados com sucesso!')).toBeVisible();
    expect(site.address()).toBe(codePage);
    expect(new Set(keysOf(site, call.create)).size).toBe(1);
    expect(site.network.requestsTo(call.create).at(-1)?.headers.authorization).toBe(
      'Bearer another.token.here',
    );
    // Only success fetches the prize lists again.
    expect(site.network.requestsTo(call.pending)).toHaveLength(2);
  },
);

test('a page of a captive portal does not confirm a payout', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('payoutId', id);
  const site = open(codePage, { [call.confirm]: captivePortal });
  await typeCode(site);
  expect(await screen.findByText(/estamos verificando se a transferência foi confirmada/)).toBeVisible();
  expect(screen.queryByText('Pagamento confirmado com sucesso!')).not.toBeInTheDocument();
});

test('a page of a captive portal makes no new titles', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = open(exchangePage, { [call.exchange]: captivePortal, [call.exchangeable]: exchangeable });
  await exchangeAll(site);
  expect(await screen.findByText('Erro ao finalizar a troca')).toBeVisible();
  expect(screen.queryByText('Novos títulos gerados com sucesso!')).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Verificar agora|Confirmar troca/ })).toBeVisible();
});

test('a page of a captive portal sends no code again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers();
  sessionStorage.setItem('payoutId', id);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const site = open(codePage, { [call.resend]: captivePortal });
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  await user.click(screen.getByRole('button', { name: 'Reenviar código' }));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
  expect(site.network.requestsTo(call.resend)).toHaveLength(1);
  expect(screen.getByText(/^Erro ao reenviar o código/)).toBeVisible();
  expect(screen.queryByText('Código reenviado com sucesso!')).not.toBeInTheDocument();
});

test('a 403 to a repeat does not end a transfer that the prizes name', async () => {
  storeLostRequest();
  open(bankPage, {
    [call.create]: { status: 403, body: { message: 'Não permitido', statusCode: 403 } },
    [call.prizes]: [{ ...prize, status: 'RESERVED', payoutId: id }],
  });
  expect(await codeBoxes()).toBeVisible();
  expect(sessionStorage.getItem('payoutId')).toBe(id);
});

test('it is offered in a browser that never saw it, as the customer’s prizes name it', async () => {
  open('/minhas-premiacoes', { [call.prizes]: [{ ...prize, status: 'RESERVED', payoutId: id }] });
  expect(await screen.findByRole('heading', { name: /Transferência de R\$\s320,00/ })).toBeVisible();
});

test('a payout that the server has released is not offered', async () => {
  const transfer = { at: 'waiting', payoutId: id, total: 32000, askedAt: Date.now() };
  localStorage.setItem('transfers', JSON.stringify({ version: 1, state: [transfer] }));
  const { network } = open('/minhas-premiacoes', { [call.detail]: { ...payout, status: 'RELEASED' } });
  await screen.findByRole('button', { name: 'Solicitar transferência' });
  await screen.findByText('1 prêmio a receber');
  expect(network.requestsTo(call.detail)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Continuar transferência' })).not.toBeInTheDocument();
});

test('the reason is shown why a code does not confirm', async () => {
  sessionStorage.setItem('payoutId', id);
  const site = open(codePage);
  const reasons = [
    [400, 'Código expirado. Peça um novo código.'],
    [429, 'Código bloqueado após 5 tentativas. Peça um novo código.'],
    [410, 'Esta transferência não foi confirmada em 24 horas. Solicite uma nova.'],
  ] as const;
  for (const [status, message] of reasons) {
    site.network.on(call.confirm, { status, body: { message, statusCode: status } });
    await typeCode(site);
    expect(await screen.findByText(message)).toBeVisible();
  }
});

test('an expired session is not reported as a wrong code', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.setItem('payoutId', id);
  const site = open(codePage, { [call.confirm]: { status: 401 } });
  await typeCode(site);
  expect(await screen.findByRole('button', { name: 'Confirmar', busy: false })).toBeEnabled();
  expect(screen.queryByText(/Verifique se o código está correto/)).not.toBeInTheDocument();
});

test('a lost response to the code is looked up, and the receipt follows', async () => {
  sessionStorage.setItem('payoutId', id);
  const site = open(codePage, {
    [call.confirm]: 'network-error',
    [call.detail]: { ...payout, status: 'CONFIRMED', amount: 320 },
  });
  await typeCode(site);
  await site.user.click(await screen.findByRole('button', { name: 'Verificar agora' }));
  expect(await screen.findByText('Pagamento confirmado com sucesso!')).toBeVisible();
  expect(site.address()).toBe('/minhas-premiacoes/transferencia/finalizacao');
});

test('a code that did not arrive is typed again, under the same key', async () => {
  sessionStorage.setItem('payoutId', id);
  const site = open(codePage, { [call.confirm]: 'network-error' });
  await typeCode(site);
  await site.user.click(await screen.findByRole('button', { name: 'Verificar agora' }));
  expect(await screen.findByText(/Sua confirmação ainda não foi registrada/)).toBeVisible();
  site.network.on(call.confirm, { status: 201 });
  await site.user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Pagamento confirmado com sucesso!')).toBeVisible();
  expect(new Set(keysOf(site, call.confirm)).size).toBe(1);
});

test('Back after the confirmation offers no code again, and the receipt can be found again', async () => {
  sessionStorage.setItem('payoutId', id);
  const first = open(codePage);
  await typeCode(first);
  expect(await screen.findByText('Protocolo')).toBeVisible();
  first.unmount();
  const second = open(codePage);
  expect(await screen.findByText('Protocolo')).toBeVisible();
  second.unmount();
  sessionStorage.clear();
  const third = open('/minhas-premiacoes', { [call.pending]: [] });
  await third.user.click(await screen.findByRole('button', { name: 'Ver comprovante' }));
  expect(await screen.findByText('Protocolo')).toBeVisible();
});

test('the receipt can be found in a browser that never saw the transfer', async () => {
  const site = open('/minhas-premiacoes', { [call.prizes]: [{ ...prize, status: 'PAID', payoutId: id }] });
  await site.user.click(await screen.findByRole('button', { name: 'Ver comprovante' }));
  expect(await screen.findByText(id)).toBeVisible();
});

test('what cannot be exchanged is not offered', async () => {
  open('/minhas-premiacoes', { [call.pending]: [{ prizeValue: '4.99' }] });
  expect(await screen.findByRole('button', { name: 'Solicitar transferência' })).toBeEnabled();
  expect(screen.queryByRole('link', { name: 'Trocar por novos títulos' })).not.toBeInTheDocument();
});

/** A form whose response comes when the customer is on another page. */
interface Late {
  at: string;
  route: string;
  body?: unknown;
  send: (site: Site) => Promise<void>;
  /** What the customer reads on the other page. */
  told: RegExp;
  /** What belongs to the response is stored in the browser: the page that it leads to, or that of the form, goes on from it. */
  kept: RegExp;
  onward?: string;
}

const lateForms: [string, Late][] = [
  [
    'a transfer',
    {
      ...{ at: bankPage, route: call.create, body: created, send: askForTransfer },
      ...{
        told: /Continue em Minhas premiações/,
        kept: /^Continuar transferência$/,
        onward: '/minhas-premiacoes',
      },
    },
  ],
  [
    'the code of a transfer',
    {
      ...{ at: codePage, route: call.confirm, send: (site) => typeCode(site) },
      ...{ told: /^Pagamento confirmado com sucesso!$/, kept: /^Protocolo$/ },
    },
  ],
  [
    'an exchange',
    {
      ...{ at: exchangePage, route: call.exchange, body: { merchant_order_id: 'O1' }, send: exchangeAll },
      ...{ told: /^Novos títulos gerados com sucesso!/, kept: /^Não há premiações disponíveis$/ },
    },
  ],
];

test.each(lateForms)(
  '%s: a late response is stored and reported, and navigates nowhere',
  async (_name, late) => {
    const { at, route, body, send, told, kept, onward = at } = late;
    if (at === codePage) sessionStorage.setItem('payoutId', id);
    let answer: (value: unknown) => void = () => undefined;
    const site = open(at, {
      [route]: () => new Promise((resolve) => (answer = resolve)),
      [call.exchangeable]: exchangeable,
    });
    await send(site);
    await waitFor(() => expect(site.network.requestsTo(route)).toHaveLength(1));
    await act(() => site.router.navigate('/FAQ/Lista'));
    site.network.on(call.exchangeable, { ...exchangeable, prizeWinningTitulos: [], totalPrizeAmount: 0 });
    answer({ status: 201, body: body ?? {} });

    expect(await screen.findByText(told)).toBeVisible();
    expect(site.address()).toBe('/FAQ/Lista');
    await act(() => site.router.navigate(onward));
    expect(await screen.findByText(kept)).toBeVisible();
    expect(site.network.requestsTo(route)).toHaveLength(1);
  },
);

test.each(['null', '{"a":1}', 'x'.repeat(65), '12 34', 'undefined'])(
  'a stored payout %j is none',
  async (garbage) => {
    sessionStorage.setItem('payoutId', garbage);
    const site = open('/minhas-premiacoes/transferencia/finalizacao');
    expect(await screen.findByText('ID do pagamento não encontrado')).toBeVisible();
    expect(site.network.requestsTo(call.detail)).toEqual([]);
    expect(screen.queryByText(garbage)).not.toBeInTheDocument();
  },
);
