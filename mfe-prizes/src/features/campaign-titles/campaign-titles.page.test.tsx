import { act, screen, within } from '@testing-library/react';
import event from '@site/contracts/examples/event.json';
import scratchCards from '@site/contracts/examples/scratch-cards.json';
import titleList from '@site/contracts/examples/title-list.json';
import { renderPage } from '@site/testing/render-page';
import { CampaignTitlesPage } from './campaign-titles.page';

const listRoute = 'GET /api/titulo-de-capitalizacao/list';
const cardsRoute = 'POST /api/sorteio/raspadinhas/listar';
const formRoute = 'GET /api/payments/registration-form/download';
const campaign = { ...event, CodEvento: '10', NomeEvento: 'Raspe Mais', Serie: '10' };
const printed = { number: '0100100004821', event_code: '10', created_at: '2026-02-10T14:05:00.000Z' };
const list = { ...titleList, fisico: [...titleList.fisico, printed] };

function open(answers: Record<string, unknown> = {}, at = '/meus-titulos/10') {
  return renderPage(<CampaignTitlesPage />, {
    page: 'campaignTitles',
    at,
    isSignedIn: true,
    answers: {
      [listRoute]: list,
      [cardsRoute]: scratchCards,
      'GET /api/static-worker/evento/10': campaign,
      ...answers,
    },
  });
}

const cards = () => screen.findAllByRole('article');
const physical = () => screen.findByText('Titulo(s) físico(s)');
const wantsLessMotion = (wants: boolean) =>
  Object.assign(window, { matchMedia: (query: string) => ({ matches: wants && query.includes('reduce') }) });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), advanceTimers: true });
  wantsLessMotion(false);
});
afterEach(() => jest.useRealTimers());

test('shows the name of the campaign and its digital titles, each with what tells it apart', async () => {
  const { user, address, network, unmount } = open();
  const [first, second, ...others] = (await cards()).map((card) => within(card));
  expect(others).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Raspe Mais' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/meus-titulos');
  expect(screen.getByRole('link', { name: /^Condições gerais/ })).toHaveAttribute(
    'href',
    '/assets/eventos/10/condicoes-gerais.pdf',
  );
  expect(screen.getByText('títulos digitais', { exact: false })).toHaveTextContent('2 títulos digitais');
  expect(screen.getByText('título físico', { exact: false })).toHaveTextContent('1 título físico');
  expect(
    screen.getAllByRole('button', { name: /^Abrir título/ }).map(({ textContent }) => textContent),
  ).toEqual(['Abrir título 0000123', 'Abrir título 0000124']);

  expect(first?.getByText('Novo')).toBeVisible();
  expect(first?.getByRole('heading')).toHaveTextContent('Título digital');
  expect(first?.getByText('Série').nextSibling).toHaveTextContent('0010');
  expect(first?.getByText('Título').nextSibling).toHaveTextContent('0000123');
  expect(second?.queryByText('Novo')).not.toBeInTheDocument();
  // The shell loads ahead what a card leads to.
  expect(first?.getByText('Novo').closest('[data-leads-to]')).toHaveAttribute(
    'data-leads-to',
    '/meus-titulos/10/detalhes/0100100000123/digital',
  );

  expect(await screen.findAllByText('Para raspar')).toHaveLength(1);
  expect(first?.getByText('Para raspar')).toBeVisible();
  expect(network.requestsTo(cardsRoute).map(({ body }) => body)).toEqual([
    { titulos: ['0100100000123', '0100100000124'] },
  ]);

  // The physical ones are behind their tab, which the address keeps for Back and reload.
  expect(screen.getByRole('tab', { name: 'Titulo(s) digital(s)' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Titulo(s) físico(s)' }));
  const [only, ...rest] = await cards();
  expect(rest).toEqual([]);
  expect(within(only as HTMLElement).getByRole('heading')).toHaveTextContent('Título físico');
  expect(address()).toBe('/meus-titulos/10?tipo=fisico');
  unmount();

  open({}, '/meus-titulos/10?tipo=fisico');
  expect(await screen.findByRole('tab', { name: 'Titulo(s) físico(s)', selected: true })).toBeVisible();
});

test('shows an owner of printed titles only those', async () => {
  open({ [listRoute]: { ...list, virtual: [] } });
  const [only] = await cards();
  expect(within(only as HTMLElement).getByRole('heading')).toHaveTextContent('Título físico');
  expect(screen.getByRole('tab', { name: 'Titulo(s) físico(s)' })).toHaveAttribute('aria-selected', 'true');
});

test('saves "Ficha de cadastro" as a file, or says that it could not, once', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const { user, network } = open({ [formRoute]: new Blob(['%PDF-'], { type: 'application/pdf' }) });
  const form = await screen.findByRole('button', { name: 'Ficha de cadastro' });
  await user.click(form);
  await screen.findByRole('button', { name: 'Ficha de cadastro', busy: false });
  expect(saved).toEqual(['ficha_cadastro.pdf']);

  network.on(formRoute, { status: 500, body: { message: 'indisponível', statusCode: 500 } });
  await user.click(form);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao baixar ficha de cadastro. Tente novamente mais tarde.',
  );
});

test('says that the scratch cards could not be listed, and shows the titles all the same', async () => {
  open({ [cardsRoute]: { status: 500 } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao listar titulos premiados');
  expect(await cards()).toHaveLength(2);
});

test('opens a title half a second after "Abrir título" is pressed', async () => {
  const { user, address } = open();
  await cards();
  await user.click(screen.getAllByRole('button', { name: /^Abrir título/ })[0] as Element);
  act(() => jest.advanceTimersByTime(400));
  expect(address()).toBe('/meus-titulos/10');
  act(() => jest.advanceTimersByTime(100));
  expect(address()).toBe('/meus-titulos/10/detalhes/0100100000123/digital');
});

test('opens a physical title when its card is pressed', async () => {
  wantsLessMotion(true);
  const { user, address } = open();
  await cards();
  await user.click(await physical());
  await user.click(screen.getByText('0004821', { selector: 'dd' }));
  expect(address()).toBe('/meus-titulos/10/detalhes/0100100004821/fisico');
});

test('opens at once for a customer who wants less motion', async () => {
  wantsLessMotion(true);
  const { user, address } = open();
  await cards();
  await user.click(screen.getAllByRole('button', { name: /^Abrir título/ })[0] as Element);
  expect(address()).toBe('/meus-titulos/10/detalhes/0100100000123/digital');
});

test.each(['/meus-titulos/%20', '/meus-titulos/..%2F10'])(
  'leads %s, which is no code, to the titles',
  (at) => {
    const { address } = open({}, at);
    expect(address()).toBe('/meus-titulos');
  },
);

test('says that a campaign has no title of the customer', async () => {
  const { network } = open({ [listRoute]: { fisico: [], virtual: [] } });
  expect(await screen.findByText('Você não tem nenhum título digital desta campanha')).toBeVisible();
  expect(network.requestsTo(cardsRoute)).toEqual([]);
});

test('says that the titles could not be fetched', async () => {
  open({ [listRoute]: 'network-error' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao buscar titulos do usuário');
});
