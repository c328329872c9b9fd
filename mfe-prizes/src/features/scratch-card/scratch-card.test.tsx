import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import titleDetail from '@site/contracts/examples/title-detail.json';
import type { SentRequest } from '@site/testing/network';
import { renderPage } from '@site/testing/render-page';
import { useGetTitleQuery } from '#parts/titles/titles.api.ts';
import { ScratchCard } from './scratch-card';

const titleRoute = 'GET /api/titulo-de-capitalizacao/busca-titulo-id/:number/:type';
const scratchRoute = 'PATCH /api/titulo-de-capitalizacao/:number/raspadinha';
const words = ['R$ 100,00', 'R$ 5,00', 'R$ 100,00', 'R$ 2,00', 'R$ 100,00', 'R$ 1.000,00'];
const key = { number: '0100100000123', type: 'digital' };

/** The title with these cells open; a complete card has won this much, or nothing. */
function titleWith(open: number[], prizeValue: number | null = null) {
  const isWon = open.length === words.length && prizeValue !== null;
  const raspadinha = words.map((value, at) => ({
    Item: at + 1,
    ImagemFrente: '/api/sorteio/raspadinhas/capa.svg',
    ImagemFundo: `/api/sorteio/raspadinhas/fundo/a${at + 1}.svg`,
    Aberto: open.includes(at + 1),
    ...(open.includes(at + 1) && { TextoFundo: value }),
  }));
  const data = { raspadinha, winner: isWon, prizeValue: isWon ? prizeValue : null, texto: '' };
  return {
    ...titleDetail,
    modalities: [titleDetail.modalities[0], { section: 'raspe', section_name: 'Raspe Mais', data }],
  };
}

/** A server that opens what it is told to open. */
function server(openCells: number[] = [], prizeValue: number | null = null) {
  const opened = new Set(openCells);
  const title = () => titleWith([...opened], prizeValue);
  return {
    [titleRoute]: title,
    [scratchRoute]: ({ body }: SentRequest) => {
      const { item } = body as { item: number };
      for (const cell of item === 0 ? [1, 2, 3, 4, 5, 6] : [item]) opened.add(cell);
      return title();
    },
  };
}

/** The card on its page: a title that is fetched, as the detail page does. */
function Page({ number, type }: typeof key) {
  const { data } = useGetTitleQuery({ number, type });
  return data ? <ScratchCard number={number} type={type} /> : null;
}

function open(answers: Record<string, unknown> = server(), number = key.number) {
  return renderPage(<Page number={number} type="digital" />, {
    page: 'titleDetail',
    at: `/meus-titulos/10/detalhes/${encodeURIComponent(number)}/digital`,
    isSignedIn: true,
    answers: answers as Record<string, object>,
  });
}

const covered = (item: number) => screen.findByLabelText(`Campo ${item}, coberto. Raspar`);
const scratchAll = () => screen.findByText('RASPAR AUTOMÁTICO');
const items = (page: ReturnType<typeof open>) =>
  page.network.requestsTo(scratchRoute).map(({ body }) => body);

/** Moves the pointer over a cell of 164 by 210 that is at the page's corner. */
async function scratch(page: ReturnType<typeof open>, item: number, points: [number, number][]) {
  await screen.findByLabelText(new RegExp(`^Campo ${item},`));
  const canvas = page.container.querySelectorAll('canvas')[item - 1] as HTMLCanvasElement;
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, buttons: 1, pointerId: 1 });
  const [first = [0, 0], ...rest] = points;
  fireEvent.pointerDown(canvas, at(first));
  for (const point of rest) fireEvent.pointerMove(canvas, at(point));
  fireEvent.pointerUp(canvas, { ...at(rest.at(-1) ?? first), buttons: 0 });
}
const acrossTheZone: [number, number][] = [
  [10, 105],
  [154, 105],
];

// jsdom draws nothing: what is revealed is estimated by the grid, as where the browser forbids to read the pixels.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    PointerEvent: class extends MouseEvent {},
  });
});

test('covers each cell at the beginning, and does not tell what it hides', async () => {
  const { container } = open();
  await covered(6);
  expect(screen.getAllByRole('button', { name: /coberto/ })).toHaveLength(6);
  expect(screen.getByRole('heading', { name: '0 de 6 campos' })).toBeVisible();
  expect(screen.queryAllByRole('img')).toEqual([]);
  expect(container).not.toHaveTextContent('R$');
});

test('opens and reports a cell once 80 % of its zone are scratched, by a pointer that is down', async () => {
  const page = open();
  await covered(2);
  const [first, second] = page.container.querySelectorAll('canvas') as unknown as [Element, Element];
  for (const clientX of [10, 154]) fireEvent.pointerMove(second, { clientX, clientY: 105, buttons: 0 });
  await scratch(page, 2, [
    [10, 105],
    [70, 105],
  ]);
  await scratch(page, 2, [
    [0, 10],
    [164, 10],
  ]);
  await new Promise(requestAnimationFrame);
  expect(items(page)).toEqual([]);
  // What a tap offers, a drag does not.
  expect(screen.queryByText('Abrir este campo')).not.toBeInTheDocument();

  await scratch(page, 2, acrossTheZone);
  expect(await screen.findByRole('img', { name: 'Campo 2: R$ 5,00' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 de 6 campos' })).toBeVisible();
  expect(items(page)).toEqual([{ item: 2 }]);
  expect(screen.getByText('Raspado com sucesso!')).toHaveAttribute('role', 'status');

  // A finger goes on scratching in the cell that it enters.
  for (const clientX of [5, 160]) fireEvent.pointerMove(first, { clientX, clientY: 105, buttons: 1 });
  await screen.findByLabelText('Campo 1: R$ 100,00');
});

test('opens a cell by Enter and by the space bar, and keeps the place', async () => {
  const page = open();
  (await covered(4)).focus();
  await page.user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Campo 4: R$ 2,00')).toHaveFocus();
  await page.user.tab();
  expect(await covered(5)).toHaveFocus();
  await page.user.keyboard(' ');
  expect(await screen.findByLabelText('Campo 5: R$ 100,00')).toHaveFocus();
  expect(items(page)).toEqual([{ item: 4 }, { item: 5 }]);
});

test('reports a cell once, however often it is pressed', async () => {
  const page = open({ ...server(), [scratchRoute]: 'never' });
  const cell = await covered(3);
  await page.user.dblClick(cell);
  expect(await screen.findByRole('button', { name: 'Campo 3, abrindo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.user.click(screen.getByRole('button', { name: 'Campo 3, abrindo' }));
  expect(items(page)).toEqual([{ item: 3 }]);
});

test('says that a report failed, and takes it again', async () => {
  const answers = server();
  const page = open({ ...answers, [scratchRoute]: { status: 401, body: { message: 'Sessão expirada' } } });
  // Nothing is said of a session that has ended: the shell asks to sign in.
  await page.user.click(await covered(1));
  const again = await screen.findByRole('button', {
    name: 'Campo 1, raspado mas não registrado. Registrar de novo',
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  for (const [failure, message] of [
    [
      { status: 422, body: { message: 'Este campo não pode ser raspado.', statusCode: 422 } },
      'Este campo não pode ser raspado.',
    ],
    [{ status: 500 }, 'Erro ao atualizar detalhes da raspadinha'],
    ['network-error', 'Erro ao processar sua jogada. Tente novamente.'],
  ] as const) {
    page.network.on(scratchRoute, failure);
    await page.user.click(again);
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(again).toHaveAccessibleName('Campo 1, raspado mas não registrado. Registrar de novo');
    expect(within(again).getByText('Não registrado')).toBeVisible();
    expect(within(again).getByText('Toque aqui para registrar de novo')).toBeVisible();
  }
  await scratch(page, 2, acrossTheZone);
  await screen.findByLabelText(/^Campo 2, raspado mas não registrado/);

  page.network.on(scratchRoute, answers[scratchRoute] as object);
  await page.user.click(again);
  expect(await screen.findByLabelText('Campo 1: R$ 100,00')).toBeVisible();
  await scratch(page, 2, [[82, 105]]);
  expect(await screen.findByLabelText('Campo 2: R$ 5,00')).toBeVisible();
});

test('a tap opens no cell, but offers to open that one without a drag', async () => {
  const page = open();
  await scratch(page, 2, [[82, 40]]);
  expect(items(page)).toEqual([]);
  expect(screen.getAllByText('Abrir este campo')).toHaveLength(1);

  await page.user.click(screen.getByText('Abrir este campo'));
  expect(await screen.findByRole('img', { name: /^Campo 2: / })).toBeVisible();
  expect(items(page)).toEqual([{ item: 2 }]);
  expect(screen.queryByText('Abrir este campo')).not.toBeInTheDocument();
});

test('shows the cells that were opened earlier, without a cover', async () => {
  const page = open(server([1, 4]));
  expect(await screen.findByRole('img', { name: 'Campo 1: R$ 100,00' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Campo 4: R$ 2,00' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '2 de 6 campos' })).toBeVisible();
  expect(page.container.querySelectorAll('canvas')).toHaveLength(4);
});

test('opens all cells with "RASPAR AUTOMÁTICO", which reads "RASPADO" in the end, and says a loss', async () => {
  const page = open(server([2]));
  await page.user.click(await screen.findByRole('button', { name: 'RASPAR AUTOMÁTICO' }));
  expect(await screen.findAllByRole('img')).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'RASPADO' })).toBeDisabled();
  expect(items(page)).toEqual([{ item: 0 }]);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Desta vez não saíram três valores iguais.',
  );
  // The focus stays at the card that was opened by its button.
  expect(screen.getByRole('group', { name: '6 de 6 campos' })).toHaveFocus();
});

test('congratulates when the last cover has gone, however slow the device, and Esc gives the focus back to the card', async () => {
  let go: (value?: unknown) => void = () => undefined;
  const finished = new Promise((resolve) => (go = resolve));
  const asked = jest
    .spyOn(Element.prototype, 'getAnimations')
    .mockReturnValue([{ finished } as unknown as Animation]);
  const page = open(server([], 100));
  await page.user.click(await scratchAll());
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(6));
  expect(asked.mock.contexts.every((cover) => (cover as Element).querySelector('canvas'))).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  go();
  expect(await screen.findByRole('dialog', { name: 'Parabéns' })).toBeVisible();
  asked.mockRestore();

  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: '6 de 6 campos' })).toHaveFocus();
});

test('reads "PROCESSANDO..." while all cells are being opened, says that it failed, and takes it again', async () => {
  const answers = server();
  let answer: (value: unknown) => void = () => undefined;
  const page = open({ ...answers, [scratchRoute]: () => new Promise((resolve) => (answer = resolve)) });
  await page.user.click(await scratchAll());
  await page.user.click(await screen.findByRole('button', { name: 'PROCESSANDO...' }));
  await page.user.click(screen.getByLabelText('Campo 1, abrindo'));
  expect(items(page)).toEqual([{ item: 0 }]);

  answer({ status: 500 });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ocorreu um erro ao raspar automaticamente. Tente novamente.',
  );
  page.network.on(scratchRoute, answers[scratchRoute] as object);
  await page.user.click(await scratchAll());
  expect(await screen.findByRole('button', { name: 'RASPADO' })).toBeDisabled();
});

test('fetches the title again when the last cell is open', async () => {
  const page = open(server([1, 2, 3, 4, 5]));
  await page.user.click(await covered(6));
  await waitFor(() => expect(page.network.requestsTo(titleRoute)).toHaveLength(2));
  expect(await screen.findByText('Desta vez não saíram três valores iguais.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('says that the title could not be fetched again, and leaves the card as it is', async () => {
  const answers = server([1, 2, 3, 4, 5]);
  const page = open(answers);
  const last = await covered(6);
  page.network.on(titleRoute, { status: 500 });
  await page.user.click(last);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar dados do título');
  expect(screen.getAllByRole('img')).toHaveLength(6);
});

test('congratulates the winner of less than R$ 2.000 and leads to the prizes', async () => {
  const page = open(server([1, 2, 3, 4, 5], 1999.99));
  await page.user.click(await covered(6));
  const dialog = await screen.findByRole('dialog', { name: 'Parabéns' });
  expect(dialog).toHaveTextContent('R$ 1.999,99');
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Receba seu prêmio aqui' }));
  expect(page.address()).toBe('/minhas-premiacoes');
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Seu prêmio será processado em breve!');
});

test('leaves the winner on the page after "Cancelar", with the prize in words and the trio named', async () => {
  const page = open(server([1, 2, 3, 4, 5], 100));
  await page.user.click(await covered(6));
  await page.user.click(await screen.findByText('Cancelar'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Prêmio deste título: R$ 100,00')).toBeVisible();
  expect(screen.getAllByRole('img', { name: /parte do trio premiado/ })).toHaveLength(3);
});

test.each([
  ['of R$ 2.000', 2000],
  ['of R$ 100.000', 100000],
])('gives the telephone to the winner %s', async (_case, prize) => {
  const page = open(server([1, 2, 3, 4, 5], prize));
  await page.user.click(await covered(6));
  const dialog = await screen.findByRole('dialog', { name: 'Parabéns' });
  expect(dialog).toHaveTextContent('0800-729-0800');
  expect(dialog).toHaveTextContent('Pessoas com deficiência auditiva ou de fala: 0800-729-0910');
  expect(screen.queryByRole('button', { name: 'Receba seu prêmio aqui' })).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows the prize of a card that was opened earlier in words, without a dialog', async () => {
  open(server([1, 2, 3, 4, 5, 6], 100));
  expect(await screen.findByText('Prêmio deste título: R$ 100,00')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('says that there is no title number, and sends nothing', async () => {
  const page = open(server(), ' ');
  await page.user.click(await covered(1));
  await page.user.click(await scratchAll());
  expect(screen.getAllByRole('alert').map((line) => line.textContent)).toEqual([
    'Número do título não encontrado',
    'Número do título não encontrado',
  ]);
  expect(items(page)).toEqual([]);
});
