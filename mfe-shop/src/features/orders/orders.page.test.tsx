import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@site/api/base-api';
import payments from '@site/contracts/examples/payments.json';
import { renderPage } from '@site/testing/render-page';
import { OrdersPage } from './orders.page';

const listRoute = 'GET /api/payments/list';

const open = (answer: unknown = payments, at = '/meus-pedidos/compras', page = <OrdersPage />) =>
  renderPage(page, {
    page: 'orders',
    at,
    isSignedIn: true,
    answers: { [listRoute]: answer as object },
  });

test('shows the purchases under their heading, each with its facts, its badge and what happened to it; and behind a tab what prizes paid', async () => {
  const { user, address } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Histórico de compras' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Compras' })).toHaveAttribute('aria-selected', 'true');
  const order = within(await screen.findByRole('article', { name: '10-000482' }));
  for (const [term, value] of [
    ['Pedido', '10-000482'],
    ['Data', '20/11/2026'],
    ['Pagamento', 'Cartão de crédito'],
    ['Títulos', '3'],
    ['Valor', 'R$ 15,00'],
    ['Situação', 'Aprovado'],
  ] as const) {
    expect(order.getByText(term).parentElement).toHaveTextContent(value);
  }
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const steps = within(screen.getByRole('list', { name: 'Andamento do pedido 10-000482' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Pedido solicitado 20/11/2026 às 15:29',
    'Aguardando pagamento 20/11/2026 às 15:29',
    'Pedido concluído 20/11/2026 às 15:30',
  ]);
  const again = screen.getByRole('button', { name: 'Comprar novamente' });
  expect(again).toBeDisabled();
  expect(again).toHaveAccessibleDescription('Disponível na próxima campanha.');

  await user.click(screen.getByRole('tab', { name: 'Prêmios' }));
  expect(address()).toBe('/meus-pedidos/premios');
  expect(screen.getByRole('tab', { name: 'Prêmios' })).toHaveFocus();
  const exchanged = within(screen.getByRole('article', { name: '10-000490' }));
  expect(exchanged.getByText('Troca de prêmio')).toBeVisible();
  expect(exchanged.getByText('Prêmio entregue')).toBeVisible();
});

test('a key that comes before the page has followed the last one is not lost', async () => {
  const { address } = open();
  await screen.findByRole('article');
  const purchases = screen.getByRole('tab', { name: 'Compras' });
  const prizes = screen.getByRole('tab', { name: 'Prêmios' });
  act(() => {
    fireEvent.keyDown(purchases, { key: 'ArrowRight' });
    fireEvent.keyDown(prizes, { key: 'ArrowLeft' });
  });
  expect(address()).toBe('/meus-pedidos/compras');
  expect(purchases).toHaveFocus();
  expect(purchases).toHaveAttribute('aria-selected', 'true');
});

test('the tab has the focus as soon as its orders are on screen', async () => {
  const focused: unknown[] = [];
  function Watched() {
    const { pathname } = useLocation();
    useLayoutEffect(() => void focused.push(document.activeElement?.textContent), [pathname]);
    return <OrdersPage />;
  }
  const { user } = open(payments, undefined, <Watched />);
  await user.click(await screen.findByRole('tab', { name: 'Prêmios' }));
  expect(focused.at(-1)).toBe('Prêmios');
});

test.each(['/meus-pedidos/outros', '/meus-pedidos/Compras1'])('leads %s home', async (at) => {
  const { address, network } = open(payments, at);
  expect(address()).toBe('/');
  expect(network.requests).toEqual([]);
});

test('shows an unknown status as "Criado"', async () => {
  open([{ ...payments[0], status: 'IN_DISPUTE', history: [] }]);
  expect(within(await screen.findByRole('article')).getByText('Criado')).toBeVisible();
});

test('shows an order that has hardly any data', async () => {
  open([{ orderId: 7, number: 12, paymentType: 'COMPRA', totalAmount: '5.00', status: 'CREATED' }]);
  const order = await screen.findByRole('article', { name: '12' });
  expect(order).toHaveTextContent('Data Data inválida');
  expect(order).toHaveTextContent('R$ 5,00');
  expect(order).not.toHaveTextContent(/undefined|NaN/);
});

test.each([
  ['/meus-pedidos/compras', 'Você ainda não fez nenhuma compra.'],
  ['/meus-pedidos/premios', 'Você ainda não trocou nenhum prêmio.'],
])('says that %s is empty', async (at, message) => {
  open([], at);
  expect(await screen.findByText(message)).toBeVisible();
});

test.each([
  ['/meus-pedidos/compras', 'Erro ao carregar os pedidos. Tente novamente.'],
  ['/meus-pedidos/premios', 'Não foi possível carregar as premiações.'],
])('says that %s could not be loaded, and tries again', async (at, message) => {
  const { user, network } = open('network-error', at);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  network.on(listRoute, payments);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('keeps the orders on screen when they cannot be read anew, says so, and reads them again', async () => {
  const { store, user, network } = open();
  await screen.findByRole('article', { name: '10-000482' });
  network.on(listRoute, { status: 503 });
  await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Order'])));

  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar os pedidos. Tente novamente.');
  expect(screen.getByRole('article', { name: '10-000482' })).toBeVisible();
  network.on(listRoute, payments);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('article', { name: '10-000482' })).toBeVisible();
});
