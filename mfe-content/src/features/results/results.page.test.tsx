import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Answers } from '@site/testing/network';
import { renderPage } from '@site/testing/render-page';
import { ResultsPage } from './results.page';

const scratch = {
  CodEvento: '10',
  NomeEvento: 'Raspe Mais',
  AnoEvento: 2026,
  Serie: '10',
  NumProcesso: '15414.999010/2026-99',
};
const summer = {
  CodEvento: '9',
  NomeEvento: 'Roda de Verão',
  AnoEvento: 2025,
  Serie: '9',
  NumProcesso: '15414.999009/2025-99',
};
const draws = [
  {
    id: 41,
    idSorteio: 1,
    name: 'Rodada 1',
    date: '2026-10-18T22:00:00.000Z',
    prize: 100,
    winningNumber: '0417',
    winnersQuantity: 5000,
  },
  {
    id: 44,
    idSorteio: 4,
    name: 'Rodada 4',
    date: '2026-12-19T22:00:00.000Z',
    prize: 500000,
    winningNumber: null,
    winnersQuantity: null,
  },
];
const worker: Answers = {
  'GET /api/static-worker/anos': [2026, 2025, 2024],
  'GET /api/static-worker/atual/evento': { ...scratch, produtos: [] },
  'GET /api/static-worker/eventos/2026': [scratch],
  'GET /api/static-worker/eventos/2025': [summer],
  'GET /api/static-worker/eventos/2024': [],
  'GET /api/static-worker/evento/9': { ...summer, sorteios: [] },
  'GET /api/static-worker/evento/77': {
    status: 404,
    body: { message: 'Evento não encontrado', statusCode: 404 },
  },
  'GET /api/static-worker/sorteios/10': draws,
  'GET /api/static-worker/sorteios/9': [{ ...draws[0], id: 31, winningNumber: '0088' }],
};
const open = (at = '/resultado', answers = worker) =>
  renderPage(<ResultsPage />, { page: 'results', at, answers });
const plain = { normalizer: (text: string) => text.replace(/\s/g, ' ') };
const yearField = () => screen.getByLabelText('Ano');
const campaignField = () => screen.getByLabelText('Campanha');
const searchButton = () => screen.getByRole('button', { name: 'Pesquisar' });
async function searchSummer({ user }: ReturnType<typeof open>) {
  await user.selectOptions(yearField(), '2025');
  await user.selectOptions(campaignField(), await screen.findByText('Roda de Verão, Série 9'));
  await user.click(searchButton());
}

test('says once, in its place, that the campaign or its rounds could not be loaded', async () => {
  const { user, network } = open('/resultado', {
    ...worker,
    'GET /api/static-worker/atual/evento': { status: 500 },
    'GET /api/static-worker/sorteios/10': { status: 500 },
  });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.getAllByText('Algo deu errado')).toHaveLength(1);

  network.on('GET /api/static-worker/atual/evento', { ...scratch, produtos: [] });
  await user.click(again);
  expect(await screen.findByRole('heading', { name: /Raspe Mais/ })).toBeVisible();
  expect(await screen.findAllByText('Algo deu errado')).toHaveLength(1);

  network.on('GET /api/static-worker/sorteios/10', draws);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('0417')).toBeInTheDocument();
});

test('says at the year that there may be others', async () => {
  open('/resultado', { ...worker, 'GET /api/static-worker/anos': { status: 500 } });
  await screen.findByRole('heading', { name: /Raspe Mais/ });
  expect(yearField()).toHaveAccessibleDescription('Não foi possível carregar os outros anos.');
});

test('shows the current campaign: picture, name, series, the prizes of Raspe mais, and each round', async () => {
  open();

  expect(screen.getByText('Carregando resultados...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'Raspe Mais' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Resultados' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Cartela da campanha Raspe Mais' })).toHaveAttribute(
    'src',
    '/assets/eventos/10/cartela-home.png',
  );
  expect(screen.getByText('Série 10, 2026')).toBeInTheDocument();
  const region = screen.getByRole('region', { name: 'Raspe Mais' });
  expect(within(region).getByText('Raspe mais')).toBeInTheDocument();
  expect(within(region).getByText('250.000')).toBeInTheDocument();
  expect(within(region).getByText('Contemplados')).toBeInTheDocument();

  await screen.findByRole('heading', { name: 'Números da sorte' });
  const [first, last] = await screen.findAllByRole('listitem');

  expect(within(first as HTMLElement).getByRole('heading', { name: 'Rodada 1' })).toBeInTheDocument();
  expect(within(first as HTMLElement).getByText('0417')).toBeInTheDocument();
  expect(within(first as HTMLElement).getByText('R$ 100,00', plain)).toBeInTheDocument();
  expect(within(first as HTMLElement).getByText('5.000')).toBeInTheDocument();
  expect(within(first as HTMLElement).getByText('18/10/2026')).toBeInTheDocument();
  expect(within(last as HTMLElement).getByText('A sortear')).toBeInTheDocument();
  expect(within(last as HTMLElement).getByText('R$ 500.000,00', plain)).toBeInTheDocument();

  // The fields show the campaign on screen.
  expect(yearField()).toHaveValue('2026');
  expect(screen.getByRole('combobox', { name: 'Campanha' })).toHaveDisplayValue('Raspe Mais, Série 10');
  expect(screen.getByRole('combobox', { name: 'Ano' })).toBe(yearField());
});

test('the campaign waits for a year, and the button for both', async () => {
  const { user } = open('/resultado', { ...worker, 'GET /api/static-worker/atual/evento': 'never' });

  expect(campaignField()).toBeDisabled();
  expect(searchButton()).toBeDisabled();
  await user.selectOptions(yearField(), await screen.findByText('2025'));
  expect(campaignField()).toBeEnabled();
  expect(searchButton()).toBeDisabled();
  await user.selectOptions(campaignField(), await screen.findByText('Roda de Verão, Série 9'));
  expect(searchButton()).toBeEnabled();
});

test('what the visitor chose stays when the current campaign comes late', async () => {
  let arrive: (event: unknown) => void = () => undefined;
  const current = new Promise((resolve) => (arrive = resolve));
  const { user } = open('/resultado', { ...worker, 'GET /api/static-worker/atual/evento': () => current });
  await user.selectOptions(yearField(), await screen.findByText('2025'));

  arrive({ ...scratch, produtos: [] });
  await screen.findByText('Rodada 1');

  expect(yearField()).toHaveValue('2025');
});

test("'Pesquisar' shows the campaign at an address that can be shared, and Back the one before", async () => {
  const page = open();
  const { user, address, router } = page;
  await screen.findByText('Rodada 1');

  // A picture that does not come leaves its place to the fallback.
  fireEvent.error(screen.getByRole('img', { name: 'Cartela da campanha Raspe Mais' }));
  expect(screen.getByRole('img', { name: 'Cartela da campanha Raspe Mais' })).not.toHaveAttribute('src');

  // Another year empties the campaign.
  await user.selectOptions(yearField(), '2024');
  expect(campaignField()).toHaveValue('');
  expect(searchButton()).toBeDisabled();
  expect(await screen.findByText('Nenhuma campanha neste ano.')).toBeInTheDocument();

  await searchSummer(page);
  expect(await screen.findByRole('heading', { level: 2, name: 'Roda de Verão' })).toBeInTheDocument();
  expect(await screen.findByText('0088')).toBeInTheDocument();
  expect(screen.queryByText('0417')).not.toBeInTheDocument();
  expect(address()).toBe('/resultado?ano=2025&evento=9');
  expect(screen.getByRole('img', { name: 'Cartela da campanha Roda de Verão' })).toHaveAttribute(
    'src',
    '/assets/eventos/9/cartela-home.png',
  );

  await act(() => router.navigate(-1));
  expect(await screen.findByText('0417')).toBeInTheDocument();
  expect(yearField()).toHaveValue('2026');
});

test('a shared address opens its campaign and does not ask for the current one', async () => {
  const { network } = open('/resultado?ano=2025&evento=9');

  expect(await screen.findByRole('heading', { level: 2, name: 'Roda de Verão' })).toBeInTheDocument();
  expect(await screen.findByText('0088')).toBeInTheDocument();
  expect(campaignField()).toHaveDisplayValue('Roda de Verão, Série 9');
  expect(network.requestsTo('GET /api/static-worker/atual/evento')).toHaveLength(0);
});

test('a shared address of a campaign that is not there says so and lets the visitor search', async () => {
  const page = open('/resultado?ano=2025&evento=77');

  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  await searchSummer(page);
  expect(await screen.findByText('0088')).toBeInTheDocument();
});

test('a campaign without published rounds leads to the general conditions', async () => {
  open('/resultado', { ...worker, 'GET /api/static-worker/sorteios/10': [] });

  expect(await screen.findByText('Os sorteios desta campanha ainda não foram publicados.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver condições gerais' })).toHaveAttribute(
    'href',
    '/condicoes-gerais',
  );
});
