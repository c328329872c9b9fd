import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '@site/testing/network';
import { renderPage } from '@site/testing/render-page';
import { ConditionsPage } from './conditions.page';

const event = (code: string, name: string, more: object = {}) => ({
  CodEvento: code,
  NomeEvento: name,
  AnoEvento: 2026,
  Serie: code,
  NumProcesso: `15414.9990${code}/2026-99`,
  ...more,
});
const worker: Answers = {
  'GET /api/static-worker/anos': [2026, 2025, 2024],
  'GET /api/static-worker/eventos/2026': [
    event('10', 'Raspe Mais'),
    event('9', 'Roda de Verão', { NumProcesso: null, Serie: null }),
  ],
  'GET /api/static-worker/eventos/2025': [],
};
const open = (at = '/condicoes-gerais', answers = worker) =>
  renderPage(<ConditionsPage />, {
    page: 'conditions',
    at,
    answers,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  });
const yearField = () => screen.getByLabelText('Selecione o ano');

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-28T12:00:00.000Z') }));
afterEach(() => jest.useRealTimers());

test('shows the campaigns of the current year with process, series, picture and the PDF in a new tab', async () => {
  open();
  const [card, other] = await screen.findAllByRole('listitem');
  const within1 = within(card as HTMLElement);

  expect(screen.getByRole('heading', { level: 1, name: 'Condições gerais' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Selecione o ano' })).toHaveValue('2026');
  expect(within1.getByRole('heading', { name: 'Raspe Mais' })).toBeInTheDocument();
  expect(within1.getByText(/SUSEP/)).toHaveTextContent('SUSEP: 15414.999010/2026-99');
  expect(within1.getByText('Série: 10')).toBeInTheDocument();
  expect(card?.querySelector('img')).toHaveAttribute('src', '/assets/eventos/10/frente-200x150.png');
  const link = within1.getByRole('link', { name: /Abrir condições gerais Raspe Mais.*nova aba/ });
  expect(link).toHaveAttribute('href', '/assets/eventos/10/condicoes-gerais.pdf');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));

  // An unknown process or series.
  expect(within(other as HTMLElement).getByText('SUSEP: N/A')).toBeInTheDocument();
  expect(within(other as HTMLElement).getByText('Série: N/A')).toBeInTheDocument();
});

test('a year without campaigns says so', async () => {
  const { user, address } = open();
  await screen.findAllByRole('listitem');

  await user.selectOptions(yearField(), '2025');

  expect(
    await screen.findByText('Não foram encontradas condições gerais para o ano selecionado.'),
  ).toBeInTheDocument();
  expect(address()).toBe('/condicoes-gerais?ano=2025');

  await user.click(screen.getByRole('button', { name: 'Ver o ano de 2026' }));
  expect(await screen.findByRole('heading', { name: 'Raspe Mais' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Condições gerais' })).toHaveFocus();
});

test('the current year can be read while the years do not come', async () => {
  open('/condicoes-gerais', { ...worker, 'GET /api/static-worker/anos': 'never' });

  expect(await screen.findByRole('heading', { name: 'Raspe Mais' })).toBeInTheDocument();
  expect(
    within(yearField())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['2026', '2024']);
});

test('says at the year that there may be others, and nowhere else', async () => {
  open('/condicoes-gerais', { ...worker, 'GET /api/static-worker/anos': { status: 500 } });

  expect(await screen.findByRole('heading', { name: 'Raspe Mais' })).toBeInTheDocument();
  expect(yearField()).toHaveAccessibleDescription('Não foi possível carregar os outros anos.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says that it is loading, and a failure can be tried again', async () => {
  const { user, network } = open('/condicoes-gerais', {
    ...worker,
    'GET /api/static-worker/eventos/2026': { status: 503, body: { message: 'Fora do ar', statusCode: 503 } },
  });
  expect(screen.getByText('Carregando condições gerais...')).toBeInTheDocument();

  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  // In its place, and not in a toast as well (D14, D61).
  expect(screen.getAllByText('Algo deu errado')).toHaveLength(1);
  network.on('GET /api/static-worker/eventos/2026', [event('10', 'Raspe Mais')]);
  await user.click(again);

  expect(await screen.findByRole('heading', { name: 'Raspe Mais' })).toBeInTheDocument();
});
