import { screen, within } from '@testing-library/react';
import titleDetail from '@site/contracts/examples/title-detail.json';
import { renderPage } from '@site/testing/render-page';
import { TitleDetailPage } from './title-detail.page';

const titleRoute = 'GET /api/titulo-de-capitalizacao/busca-titulo-id/:number/:type';
const ScratchCard = ({ number, type }: { number: string; type: string }) => (
  <p>{`A raspadinha do título ${number} (${type})`}</p>
);

function open(answer: unknown = titleDetail, at = '/meus-titulos/10/detalhes/0100100000123/digital') {
  return renderPage(<TitleDetailPage ScratchCard={ScratchCard} />, {
    page: 'titleDetail',
    at,
    isSignedIn: true,
    answers: { [titleRoute]: answer as object },
  });
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('asks for the title of the address and shows its campaign, its facts and its lucky numbers', async () => {
  const { network, container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Raspe Mais' })).toBeInTheDocument();
  expect(network.requestsTo(titleRoute).map(({ params }) => params)).toEqual([
    { number: '0100100000123', type: 'digital' },
  ]);
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/meus-titulos/10');
  expect(screen.getByRole('button', { name: 'Ficha de cadastro' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Condições gerais/ })).toHaveAttribute(
    'href',
    '/assets/eventos/10/condicoes-gerais.pdf',
  );
  expect(container.querySelector('img')).toHaveAttribute('src', '/assets/eventos/10/cartela-home.png');

  const panel = within(screen.getByRole('complementary'));
  expect(panel.getByText('Título').nextSibling).toHaveTextContent('0000123');
  expect(panel.getByText('Série').nextSibling).toHaveTextContent('0010');
  expect(panel.getByText('Criado em').nextSibling).toHaveTextContent('20/11/2026');
  expect(panel.getByText('DIGITAL')).toBeVisible();

  // A number that won has a badge; a draw is over, or has its day.
  const [first, second] = screen.getAllByRole('article');
  expect(within(first as HTMLElement).getByRole('heading')).toHaveTextContent('Rodada 1');
  expect(within(first as HTMLElement).getByText('417')).toBeInTheDocument();
  expect(within(first as HTMLElement).getByText('Premiado')).toBeVisible();
  expect(within(second as HTMLElement).getByText('3482915')).toBeInTheDocument();
  expect(within(second as HTMLElement).queryByText('Premiado')).not.toBeInTheDocument();
  expect(first).toHaveTextContent('Sorteio Encerrado18/04/2026');
  expect(second).toHaveTextContent('Sorteio em 19/12/2026');
  expect(second).not.toHaveTextContent('Sorteio Encerrado');
});

test('tells that a title is physical, and that its date cannot be read', async () => {
  open(
    { ...titleDetail, type: 'fisico', created_at: 'ontem' },
    '/meus-titulos/10/detalhes/0100100000123/fisico',
  );
  expect(await screen.findByText('FÍSICO')).toBeVisible();
  expect(screen.getByText('Criado em').nextSibling).toHaveTextContent('Data inválida');
});

test('shows the first section at the beginning, closes and opens it at a click, and keeps another in the address', async () => {
  const detail = '/meus-titulos/10/detalhes/0100100000123/digital';
  const { user, address, unmount } = open();
  const tab = await screen.findByRole('tab', { name: 'Números da sorte', selected: true });
  expect(screen.getByRole('heading', { name: 'Seus números da sorte' })).toBeVisible();
  await user.click(tab);
  expect(tab).toHaveAttribute('aria-selected', 'false');
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  await user.click(tab);
  expect(screen.getByRole('heading', { name: 'Seus números da sorte' })).toBeVisible();

  await user.click(screen.getByRole('tab', { name: 'Raspe Mais' }));
  expect(screen.getByText('A raspadinha do título 0100100000123 (digital)')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Seus números da sorte' })).not.toBeInTheDocument();
  expect(address()).toBe(`${detail}?secao=raspe`);
  unmount();

  // There Back and a reload find it.
  open(titleDetail, address());
  expect(await screen.findByRole('tab', { name: 'Raspe Mais', selected: true })).toBeVisible();
});

test('says that a title has neither numbers nor a scratch card', async () => {
  open({ ...titleDetail, modalities: [] });
  expect(await screen.findByText('Este título ainda não tem números da sorte nem raspadinha')).toBeVisible();
});

test('says that the title could not be fetched, and fetches it again', async () => {
  const { user, network } = open({
    status: 404,
    body: { message: 'Título não encontrado.', statusCode: 404 },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao buscar detalhes do título');
  network.on(titleRoute, titleDetail);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('tab', { name: 'Números da sorte' })).toBeVisible();
});

test('says the same of a response that is not a title', async () => {
  const line = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open({ number: '0100100000123' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao buscar detalhes do título');
  expect(line).toHaveBeenCalledWith(expect.stringContaining('event_code'));
});
