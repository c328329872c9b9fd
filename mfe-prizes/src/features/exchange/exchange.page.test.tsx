import { screen, waitFor, within } from '@testing-library/react';
import exchangeable from '@site/contracts/examples/exchangeable-prizes.json';
import { renderPage } from '@site/testing/render-page';
import { ExchangePage } from './exchange.page';

const prizesRoute = 'GET /api/titulo-de-capitalizacao/premiados';
const ordersRoute = 'GET /api/payments/list';
const exchangeRoute = 'POST /api/payments/repurchase';
const two = {
  ...exchangeable,
  prizeWinningTitulos: [
    { tituloNumber: '0100100000124', event: '10' },
    { tituloNumber: '0100090004821', event: '9' },
  ],
  totalPrizeAmount: '125.50',
};
const exchanged = { status: 201, body: { merchant_order_id: 'a1' } };

const open = (answers: Record<string, unknown> = {}, isSignedIn = true) =>
  renderPage(<ExchangePage />, {
    page: 'exchange',
    isSignedIn,
    answers: { [prizesRoute]: two, [ordersRoute]: [], [exchangeRoute]: exchanged, ...answers },
  });

const finish = () => screen.findByText('Finalizar');
const order = {
  orderId: 'a1',
  number: '10-000001',
  paymentType: 'PREMIO',
  totalAmount: 125,
  status: 'APPROVED',
};
const keys = ({ network }: ReturnType<typeof open>) =>
  network.requestsTo(exchangeRoute).map(({ headers }) => headers['x-idempotency-key']);

/** Presses 'Finalizar' and says yes once more. */
async function exchangeAll({ user }: ReturnType<typeof open>) {
  await user.click(await finish());
  await user.click(screen.getByText('Confirmar troca'));
}

test('sums up the prizes and what is received, asks once more, exchanges, and has nothing left', async () => {
  const page = open();
  const { user, network } = page;
  expect(await screen.findByText('0100100000124')).toBeVisible();
  expect(screen.getByText('0100090004821')).toBeVisible();
  expect(screen.getByText('Títulos premiados').nextSibling).toHaveTextContent('2');
  expect(screen.getByText('Titular').nextSibling).toHaveTextContent('Marina Alves da Rocha');
  expect(screen.getByText(/R\$\s125,50/)).toBeVisible();
  const received = screen.getByRole('region', { name: 'Você recebe' });
  expect(received).toHaveTextContent('25 novos títulos digitais');
  expect(received).toHaveTextContent(/O que não completa um título, R\$\s0,50, continua disponível/);
  expect(received).toHaveTextContent('Os novos títulos aparecem em Meus Títulos');

  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Trocar por novos títulos?' }));
  expect(dialog.getByText(/R\$\s125,50 vira 25 novos títulos digitais/)).toBeVisible();
  expect(dialog.getByText(/R\$\s0,50, continua disponível/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.requestsTo(exchangeRoute)).toEqual([]);

  await exchangeAll(page);
  expect(await screen.findByText(/^Sua premiação virou/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Novos títulos gerados com sucesso! Eles podem ser vistos em Meus Titulos.',
  );
  expect(screen.getByText('Sua premiação virou 25 novos títulos digitais').closest('p')).toHaveFocus();
  expect(screen.getByText(/^R\$\s125,00$/)).toBeVisible();
  expect(screen.getByText(/R\$\s0,50, continua disponível/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver meus títulos' })).toHaveAttribute('href', '/meus-titulos');
  expect(network.requestsTo(exchangeRoute)[0]?.body).toEqual({ event_code: '10' });
  expect(keys(page)).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
});

test('exchanges once at a double click', async () => {
  const { user, network } = open({ [exchangeRoute]: 'never' });
  await user.click(await finish());
  await user.dblClick(screen.getByRole('button', { name: 'Confirmar troca' }));
  expect(await screen.findByRole('button', { name: 'Enviando...', busy: true })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(network.requestsTo(exchangeRoute)).toHaveLength(1);
});

test('sends nothing where the orders of before cannot be read, and says nothing where the session is over', async () => {
  const page = open({
    [ordersRoute]: { status: 401, body: { message: 'Sessão expirada', statusCode: 401 } },
  });
  await exchangeAll(page);
  await waitFor(() => expect(page.network.requestsTo(ordersRoute)).toHaveLength(1));
  const again = await screen.findByRole('button', { name: 'Confirmar troca' });
  expect(again).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  page.network.on(ordersRoute, { status: 500 });
  await page.user.click(again);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao finalizar a troca');
  expect(keys(page)).toEqual([]);
});

test('looks the exchange up whose response was lost, and says that it is done', async () => {
  const page = open({ [exchangeRoute]: 'network-error' });
  await exchangeAll(page);
  expect(await screen.findByText(/estamos verificando se ela foi registrada/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao finalizar a troca');
  page.network.on(ordersRoute, [order]);
  await page.user.click(screen.getByRole('button', { name: 'Verificar agora' }));
  expect(await screen.findByText(/^Sua premiação virou/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Novos títulos gerados com sucesso!');
  expect(keys(page)).toHaveLength(1);
});

test('tries an exchange that no order shows again as the same one', async () => {
  const page = open({ [exchangeRoute]: { status: 503 } });
  await exchangeAll(page);
  await page.user.click(await screen.findByRole('button', { name: 'Verificar agora' }));
  expect(await screen.findByText(/A última troca ainda não aparece nos seus pedidos/)).toBeVisible();
  page.network.on(exchangeRoute, exchanged);
  await page.user.click(await screen.findByRole('button', { name: 'Confirmar troca' }));
  expect(await screen.findByText(/^Sua premiação virou/)).toBeVisible();
  expect(keys(page)[1]).toBe(keys(page)[0]);
});

test('is found again after a reload', async () => {
  const first = open({ [exchangeRoute]: 'network-error' });
  await exchangeAll(first);
  await screen.findByText(/estamos verificando/);
  first.unmount();
  open({
    [prizesRoute]: { prizeWinningTitulos: [], ownerName: '', totalPrizeAmount: 0 },
    [ordersRoute]: [order],
  });
  expect(await screen.findByText(/Novos títulos gerados com sucesso!/)).toBeVisible();
});

test('says what the server says of an exchange that it refuses', async () => {
  const page = open({
    [exchangeRoute]: { status: 409, body: { message: 'Não há premiações disponíveis.', statusCode: 409 } },
  });
  await exchangeAll(page);
  expect(await screen.findByText('Não há premiações disponíveis.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao finalizar a troca');
});

test('offers no exchange of less than a title costs', async () => {
  open({ [prizesRoute]: { ...two, totalPrizeAmount: '4.99' } });
  expect(await screen.findByText(/R\$\s4,99 a receber. A troca é feita a partir de R\$\s5,00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Finalizar' })).not.toBeInTheDocument();
});

test('says that there are no prizes', async () => {
  open({ [prizesRoute]: { prizeWinningTitulos: [], ownerName: 'Marina', totalPrizeAmount: 0 } });
  expect(await screen.findByText('Não há premiações disponíveis')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Finalizar' })).not.toBeInTheDocument();
});

test('says that the prizes could not be fetched', async () => {
  open({ [prizesRoute]: { status: 500 } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao buscar premiações');
});

test('asks a visitor to sign in and makes no call', () => {
  const { network } = open({}, false);
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  expect(network.requests).toEqual([]);
});
