import { act, fireEvent, screen, within } from '@testing-library/react';
import currentEvent from '@site/contracts/examples/current-event.json';
import { cartSlice, selectQuantitySum } from '@site/cart/cart';
import { renderPage } from '@site/testing/render-page';
import { CampaignPage } from './campaign.page';

const eventRoute = 'GET /api/static-worker/atual/evento';
const open = (answer: unknown = currentEvent) =>
  renderPage(<CampaignPage />, {
    page: 'campaign',
    isSignedIn: true,
    slices: [cartSlice],
    answers: { [eventRoute]: answer as object },
  });

test('presents "Raspe mais", the "Rodadas da sorte" with their prizes, and each title on sale', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Raspe mais' })).toBeInTheDocument();
  expect(document.title).toBe('Raspe mais · Ciranda Cap');
  expect(screen.getByText('Série 10')).toBeVisible();
  expect(
    screen.getByText(
      'São 250 mil prêmios instantâneos de até R$ 100.000. Encontrou 3 valores iguais, o prêmio é seu.',
    ),
  ).toBeVisible();

  const rounds = within(screen.getByRole('region', { name: 'Rodadas da sorte' }));
  expect(rounds.getByText(/São 4 sorteios, com mais de 10 mil títulos sorteados em um só dia/)).toBeVisible();
  expect(
    rounds.getAllByRole('listitem').map((round) => round.textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    '1Rodada 1R$ 1005.000 títulos',
    '2Rodada 2R$ 3002.500 títulos',
    '3Rodada 3R$ 1.0002.500 títulos',
    '4Rodada 4R$ 500 mil1 título',
  ]);

  const title = await screen.findByRole('article', { name: 'Rodadas da Sorte' });
  const item = within(title);
  expect(item.getByText('R$ 5,00')).toBeVisible();
  expect(item.getByRole('link', { name: 'Comprar' })).toHaveAttribute('href', '/carrinho');
  expect(item.getByRole('link', { name: /^Condições gerais/ })).toHaveAttribute(
    'href',
    '/assets/eventos/10/condicoes-gerais.pdf',
  );

  // Each title has a picture of its own; the grey flower takes the place of one that does not load.
  const other = screen.getByRole('article', { name: 'Raspe Mais' });
  expect(title.querySelector('img')).toHaveAttribute('src', '/assets/eventos/10/cartela-02.png');
  expect(other.querySelector('img')).toHaveAttribute('src', '/assets/eventos/10/cartela-home.png');
  fireEvent.error(other.querySelector('img') as Element);
  expect(other.querySelector('img')).toBeNull();
});

test('"Comprar" brings one of that title into the cart, and no second one', async () => {
  const { user, store, router, address } = open();
  const sum = () => selectQuantitySum({ cart: cartSlice.getInitialState(), ...store.getState() });
  const buy = async () => {
    const item = within(await screen.findByRole('article', { name: 'Rodadas da Sorte' }));
    await user.click(item.getByRole('link', { name: 'Comprar' }));
    expect(address()).toBe('/carrinho');
    expect(sum()).toBe(1);
  };
  await buy();
  await act(() => router.navigate('/compra'));
  await buy();
});

test.each([{ preco: -5 }, { limite: -1 }, { limite: 2.5 }])(
  'offers nothing with nonsense numbers: %j',
  async (nonsense) => {
    const told = jest.spyOn(console, 'error').mockImplementation();
    const produtos = currentEvent.produtos.map((product) => ({ ...product, ...nonsense }));
    open({ ...currentEvent, produtos });
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(told).toHaveBeenCalledWith(expect.stringContaining(`produtos.0.${Object.keys(nonsense)[0]}`));
  },
);

test('says that nothing is on sale', async () => {
  open({ ...currentEvent, produtos: [] });
  expect(await screen.findByText('Não há títulos à venda no momento.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver resultados' })).toHaveAttribute('href', '/resultado');
});

test('says that the titles could not be loaded, and tries again', async () => {
  const { user, network } = open('network-error');
  await screen.findByRole('button', { name: 'Tentar novamente' });
  network.on(eventRoute, currentEvent);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});
