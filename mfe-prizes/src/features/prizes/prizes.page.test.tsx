import { screen, within } from '@testing-library/react';
import event from '@site/contracts/examples/event.json';
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

test('lists each prize with its origin', async () => {
  renderPage(<PrizesPage />, {
    page: 'prizes',
    isSignedIn: true,
    answers: {
      [pendingRoute]: [
        { prizeValue: '100.00', number: '0100100000123', event_code: '10' },
        { prizeValue: 25.5, number: '0100100000124', event_code: '10' },
        { prizeValue: 5 },
      ],
      'GET /api/static-worker/evento/10': { ...event, CodEvento: '10', NomeEvento: 'Raspe Mais' },
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Prêmios a receber' }));
  expect((await list.findAllByText('Raspe Mais')).length).toBe(2);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Raspe MaisTítulo 0000123R$\u00a0100,00',
    'Raspe MaisTítulo 0000124R$\u00a025,50',
    'Prêmio a receberR$\u00a05,00',
  ]);
});

test('tells the ways to be paid with their limits', async () => {
  open();
  await transfer();
  expect(screen.getByText(/R\$\s1\.000,00/)).toHaveTextContent('podem ser recebidos aqui no site');
  expect(screen.getByText(/acima desse valor/)).toHaveTextContent(
    /ligue para 0800-729-0800\..*0800-729-0910\.$/,
  );
  expect(screen.getByRole('link', { name: '0800-729-0910' })).toHaveAttribute('href', 'tel:08007290910');
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
  expect(await transfer()).toHaveAccessibleDescription(/quando você tiver um prêmio a receber/);
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
