import { screen } from '@testing-library/react';
import exchangeable from '@site/contracts/examples/exchangeable-prizes.json';
import { renderPage } from '@site/testing/render-page';
import { ExchangePage } from './exchange.page';

const prizesRoute = 'GET /api/titulo-de-capitalizacao/premiados';
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
    answers: { [prizesRoute]: two, [exchangeRoute]: exchanged, ...answers },
  });

const finish = () => screen.findByRole('button', { name: 'Finalizar' });

test('sums up the prizes: count, owner, title numbers and total', async () => {
  open();
  expect(await screen.findByText('0100100000124')).toBeVisible();
  expect(screen.getByText('0100090004821')).toBeVisible();
  expect(screen.getByText('Títulos premiados').nextSibling).toHaveTextContent('2');
  expect(screen.getByText('Titular').nextSibling).toHaveTextContent('Marina Alves da Rocha');
  expect(screen.getByText(/R\$\s125,50/)).toBeVisible();
});

test('says what is received in exchange', async () => {
  open();
  await finish();
  expect(screen.getByText(/novos títulos digitais/)).toBeVisible();
});

test('exchanges, says where the new titles are, and has nothing left', async () => {
  const { user, network } = open();
  await user.click(await finish());
  expect(await screen.findByText('Não há premiações disponíveis')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Novos títulos gerados com sucesso! Eles podem ser vistos em Meus Titulos.',
  );
  const [sent] = network.requestsTo(exchangeRoute);
  expect(sent?.body).toEqual({ event_code: '10' });
  expect(sent?.headers['x-idempotency-key']).toMatch(/^[\da-f-]{36}$/);
});

test('exchanges once at a double click', async () => {
  const { user, network } = open({ [exchangeRoute]: 'never' });
  await user.dblClick(await finish());
  expect(await screen.findByRole('button', { name: 'Finalizar', busy: true })).toBeVisible();
  expect(network.requestsTo(exchangeRoute)).toHaveLength(1);
});

test('says that the exchange failed, once, and tries again as the same exchange', async () => {
  const { user, network } = open({ [exchangeRoute]: { status: 503 } });
  await user.click(await finish());
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao finalizar a troca');
  network.on(exchangeRoute, exchanged);
  await user.click(await finish());
  expect(await screen.findByText('Não há premiações disponíveis')).toBeVisible();
  const keys = network.requestsTo(exchangeRoute).map(({ headers }) => headers['x-idempotency-key']);
  expect(keys[1]).toBe(keys[0]);
});

test('shows what is left when another tab was faster', async () => {
  const { user, network } = open({
    [exchangeRoute]: { status: 409, body: { message: 'Não há premiações disponíveis.', statusCode: 409 } },
  });
  const button = await finish();
  network.on(prizesRoute, { prizeWinningTitulos: [], ownerName: '', totalPrizeAmount: 0 });
  await user.click(button);
  expect(await screen.findByText('Não há premiações disponíveis')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao finalizar a troca');
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
