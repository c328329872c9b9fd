import { act, fireEvent, screen, within } from '@testing-library/react';
import event from '@site/contracts/examples/event.json';
import titleList from '@site/contracts/examples/title-list.json';
import { renderPage } from '@site/testing/render-page';
import { MyTitlesPage } from './my-titles.page';

const names: Record<string, string> = { 10: 'Raspe Mais', 9: 'Roda de Verão', 8: 'Quintal em Festa' };
const answers = {
  'GET /api/titulo-de-capitalizacao/list': titleList,
  'GET /api/static-worker/evento/:code': ({ params }: { params: Record<string, string> }) => ({
    ...event,
    CodEvento: params.code,
    NomeEvento: names[params.code ?? ''],
    Serie: params.code,
  }),
};

const open = (more: Record<string, unknown> = {}, at = '/meus-titulos') =>
  renderPage(<MyTitlesPage />, {
    page: 'myTitles',
    at,
    isSignedIn: true,
    answers: { ...answers, ...more },
  });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('shows one card per campaign of the current year with its name, series, counts and picture', async () => {
  const { container } = open();
  expect(screen.getByText('Carregando títulos...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meus Títulos');
  expect(document.title).toBe('Meus Títulos · Ciranda Cap');
  const card = await screen.findByRole('link', { name: /Raspe Mais/ });
  expect(card).toHaveTextContent('Série 10');
  expect(card).toHaveTextContent('2 digitais');
  expect(card).toHaveTextContent('0 físicos');
  expect(card).toHaveAttribute('href', '/meus-titulos/10');
  expect(await screen.findByRole('link', { name: /Roda de Verão/ })).toHaveTextContent('0 digitais1 físico');
  expect(screen.queryByRole('link', { name: /Quintal em Festa/ })).not.toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/assets/eventos/10/frente-200x150.png');
});

test('reads the titles anew when the page is opened again', async () => {
  const { network, router } = open();
  await screen.findByRole('link', { name: /Raspe Mais/ });
  await act(() => router.navigate('/perfil'));
  network.on('GET /api/titulo-de-capitalizacao/list', { fisico: [], virtual: [] });
  await act(() => router.navigate('/meus-titulos'));
  expect(await screen.findByText('Você não tem nenhum título para o ano de 2026')).toBeVisible();
});

test('offers the current year, 2024 and the years of the titles, and keeps the chosen one in the address', async () => {
  const { user, address, unmount } = open();
  await screen.findByRole('link', { name: /Raspe Mais/ });
  const year = screen.getByLabelText('Selecione o ano');
  expect(
    within(year)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['2026', '2025', '2024']);
  expect(year).toHaveValue('2026');

  await user.selectOptions(year, '2024');
  expect(screen.getByText('Você não tem nenhum título para o ano de 2024')).toBeVisible();
  await user.selectOptions(year, '2025');
  expect(await screen.findByRole('link', { name: /Quintal em Festa/ })).toHaveTextContent('1 digital');
  expect(screen.queryByRole('link', { name: /Raspe Mais/ })).not.toBeInTheDocument();
  expect(address()).toBe('/meus-titulos?ano=2025');
  unmount();

  // There Back and a reload find it.
  open({}, '/meus-titulos?ano=2025');
  expect(await screen.findByRole('link', { name: /Quintal em Festa/ })).toBeVisible();
  expect(screen.getByLabelText('Selecione o ano')).toHaveValue('2025');
});

test('shows all years when there is no title of the current one', async () => {
  const old = { fisico: [], virtual: titleList.virtual.slice(2) };
  open({ 'GET /api/titulo-de-capitalizacao/list': old });
  expect(await screen.findByRole('link', { name: /Quintal em Festa/ })).toBeVisible();
  expect(screen.getByLabelText('Selecione o ano')).toHaveDisplayValue('Todos os anos');
});

test('says so to a customer without any title', async () => {
  open({ 'GET /api/titulo-de-capitalizacao/list': { fisico: [], virtual: [] } });
  expect(await screen.findByText('Você não tem nenhum título para o ano de 2026')).toBeVisible();
});

test('says that the titles could not be fetched, once, and fetches them again', async () => {
  const { user, network } = open({ 'GET /api/titulo-de-capitalizacao/list': { status: 500 } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao buscar titulos do usuário');
  network.on('GET /api/titulo-de-capitalizacao/list', titleList);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: /Raspe Mais/ })).toBeVisible();
});

test('names a campaign by its series when its name cannot be fetched', async () => {
  open({ 'GET /api/static-worker/evento/:code': { status: 404 } });
  expect(await screen.findByRole('heading', { name: 'Série 10' })).toBeVisible();
});

test('shows the flower where a picture does not load', async () => {
  const { container } = open();
  await screen.findByRole('link', { name: /Raspe Mais/ });
  const pictures = container.querySelectorAll('img').length;
  fireEvent.error(container.querySelectorAll('img')[0] as Element);
  expect(await screen.findByRole('link', { name: /Raspe Mais/ })).toBeVisible();
  expect(container.querySelectorAll('img').length).toBe(pictures - 1);
});
