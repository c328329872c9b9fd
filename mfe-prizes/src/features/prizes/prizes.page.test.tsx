import { screen } from '@testing-library/react';
import { renderPage } from '@site/testing/render-page';
import { PrizesPage } from './prizes.page';

const pendingRoute = 'GET /api/titulo-de-capitalizacao/busca-premios-pendentes';
const pending = [{ prizeValue: '100.00' }, { prizeValue: 25.5 }];

const open = (answer: unknown = pending, isSignedIn = true) =>
  renderPage(<PrizesPage />, { page: 'prizes', isSignedIn, answers: { [pendingRoute]: answer as object } });

const transfer = () => screen.findByRole('button', { name: 'Solicitar transferência' });

test('shows "Minhas premiações" with the total of what can be claimed', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Minhas premiações');
  expect(await screen.findByText(/R\$\s125,50/)).toBeVisible();
  expect(screen.getByText('2 prêmios a receber')).toBeVisible();
});

test('tells the ways to be paid with their limits', async () => {
  open();
  await transfer();
  expect(screen.getByText(/R\$\s1\.000,00/)).toHaveTextContent('podem ser recebidos aqui no site');
  expect(screen.getByText(/0800-729-0800/)).toHaveTextContent('0800-729-0910');
  expect(screen.getByText(/R\$\s200,00/)).toHaveTextContent('ponto de venda');
  expect(screen.getByText(/15 dias corridos/)).toBeVisible();
});

test('leads to the transfer', async () => {
  const { user, address } = open();
  await user.click(await transfer());
  expect(address()).toBe('/minhas-premiacoes/transferencia/infos');
});

test('leads to the exchange for new titles', async () => {
  const { user, address } = open();
  await transfer();
  await user.click(screen.getByRole('link', { name: 'Trocar por novos títulos' }));
  expect(address()).toBe('/minhas-premiacoes/troca');
});

test.each([
  ['no prize', []],
  ['prizes of nothing', [{ prizeValue: 0 }, { prizeValue: '0.00' }]],
])('offers no transfer of %s', async (_case, answer) => {
  open(answer);
  expect(await transfer()).toBeDisabled();
  expect(screen.getByText(/R\$\s0,00/)).toBeVisible();
});

test('says that the prizes could not be fetched', async () => {
  open({ status: 500 });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao buscar titulos do usuário');
});

test('asks a visitor to sign in, makes no call, and keeps the address', async () => {
  const { network, address, user } = open(pending, false);
  expect(screen.getByText('Entre na sua conta para ver suas premiações.')).toBeVisible();
  expect(address()).toBe('/minhas-premiacoes');
  expect(network.requests).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Entrar' }));
  expect(address()).toBe('/login');
});
