import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartSlice } from '@site/cart/cart';
import { toggleNames, type ToggleName } from '@site/contracts/toggles';
import { renderPage } from '@site/testing/render-page';
import { home } from '#content/home.ts';
import type { HomeContent } from '#content/home.schema.ts';
import { HomeBlocks } from './home-blocks';

const currentEvent = {
  CodEvento: '10',
  NomeEvento: 'Raspe Mais',
  AnoEvento: 2026,
  Serie: '10',
  NumProcesso: '15414.999010/2026-99',
  produtos: [{ codigo: '01', nome: 'Raspe Mais', legenda: 'Com raspadinha', preco: 5, limite: 25 }],
};
const answers = { 'GET /api/static-worker/atual/evento': currentEvent };

/** A device whose results of media queries hold until the test ends. */
function device(...holds: string[]) {
  window.matchMedia = (query) => {
    const media = new EventTarget() as MediaQueryList;
    return Object.assign(media, { matches: holds.includes(query), media: query });
  };
}
const phone = '(max-width: 480px)';
const lessMotion = '(prefers-reduced-motion: reduce)';

beforeEach(() => device());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

interface Opened {
  on?: readonly ToggleName[];
  content?: HomeContent;
}
function open({ on = [], content = home }: Opened = {}) {
  return renderPage(<HomeBlocks content={content} />, { page: 'home', on, answers, slices: [cartSlice] });
}

test('with every toggle off there is the banner alone: the pause links out in a new tab and says so', () => {
  open();
  const banner = screen.getByRole('link', { name: /PAUSA.*NAS VENDAS!.*abre em nova aba/ });

  expect(banner).toHaveAttribute('target', '_blank');
  expect(banner).toHaveAttribute('rel', 'noopener noreferrer');
  expect(within(banner).getByText('PAUSA')).toBeInTheDocument();
  expect(within(banner).getByText('NAS VENDAS!')).toBeInTheDocument();
  expect(
    within(banner).getByText('Estamos planejando um produto ainda melhor para você.'),
  ).toBeInTheDocument();
  expect(within(banner).getByText('Em breve, novidades!').tagName).toBe('STRONG');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('during a sale the banner leads to the campaign', () => {
  open({ content: { ...home, fase: 'venda' } });

  expect(screen.getByRole('heading', { name: 'Raspe Mais' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Comprar agora' })).toHaveAttribute('href', '/compra');
  expect(screen.getByRole('img', { name: 'Cartela da campanha Raspe Mais' })).toHaveAttribute(
    'src',
    '/assets/eventos/10/cartela-home.png',
  );
  expect(screen.queryByText('PAUSA')).not.toBeInTheDocument();
});

test('without banner data nothing of the home is shown', () => {
  open({ content: { ...home, bannersData: [] }, on: toggleNames });

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/resultado']);
});

test.each<[ToggleName, string]>([
  ['showKnowMore', 'Saiba mais'],
  ['showShortcutResults', 'Confira aqui seus resultados'],
  ['showShortcutInstitution', 'Instituto Ciranda da Infância'],
  ['showShortcutFAQ', 'Tem alguma dúvida? Acesse nossa FAQ'],
])('%s brings its block and no other', (toggle, heading) => {
  open({ on: [toggle] });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  expect(headings[0]).toBe(heading);
  expect(headings).toHaveLength(toggle === 'showShortcutInstitution' ? 3 : 1);
});

test('the blocks come in the order of the documents, each with its ways on', async () => {
  open({ on: toggleNames });
  await screen.findByRole('heading', { name: 'Raspe Mais' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  expect(headings).toEqual([
    'Saiba mais',
    'Monte seu pedido',
    'Raspe Mais',
    'Confira aqui seus resultados',
    'Instituto Ciranda da Infância',
    'Casa Pipa no Varal',
    'Rede Quintal de Todo Mundo',
    'Tem alguma dúvida? Acesse nossa FAQ',
  ]);

  expect(screen.getByRole('link', { name: 'Clique aqui' })).toHaveAttribute('href', '/Resultado');
  const buttons = screen.getAllByRole('link', { name: 'Conheça' });
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual([
    '/instituicoes',
    '/instituicoes',
    '/instituicoes',
  ]);

  // Of the questions the first 4, and the way to the others.
  const questions = within(screen.getByRole('region', { name: 'Tem alguma dúvida? Acesse nossa FAQ' }));
  expect(questions.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'O que é um título de capitalização?',
    'Quem pode comprar?',
    'Onde vejo meus números da sorte?',
    'Como recebo um prêmio?',
  ]);
  expect(screen.getByRole('link', { name: 'Ver mais dúvidas frequentes' })).toHaveAttribute(
    'href',
    '/FAQ/Lista',
  );
});

test('a know-more card leads to its page inside the app', async () => {
  const { user, address } = open({ on: ['showKnowMore'] });

  await user.click(screen.getByRole('link', { name: /Quatro sorteios/ }));

  expect(address()).toBe('/resultado');
});

test('the cart block adds titles and sums them up', async () => {
  const { user } = open({ on: ['showCart'] });

  await user.click(await screen.findByRole('button', { name: /^\+5/ }));

  expect(
    screen.getByText('R$ 25,00', { normalizer: (text) => text.replace(/\s/g, ' ') }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir para o carrinho' })).toHaveAttribute('href', '/carrinho');
});

describe('the cards on a phone', () => {
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const active = () =>
    screen
      .getAllByRole('button', { name: /^Cartão/ })
      .findIndex((dot) => dot.getAttribute('aria-current') === 'true');

  function openOnPhone(...more: string[]) {
    device(phone, ...more);
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    return renderPage(<HomeBlocks content={home} />, { page: 'home', on: ['showKnowMore'], answers, user });
  }

  test('begin with the first and advance every 3 seconds, to the second first and around', async () => {
    openOnPhone();
    expect(active()).toBe(0);

    await wait(2999);
    expect(active()).toBe(0);
    await wait(1);
    expect(active()).toBe(1);
    await wait(3000);
    expect(active()).toBe(2);
    await wait(3000);
    expect(active()).toBe(3);
    await wait(3000);
    expect(active()).toBe(0);
  });

  test('a dot selects its card, which then stays its 3 seconds', async () => {
    const { user } = openOnPhone();
    await wait(2000);
    await user.click(screen.getByRole('button', { name: 'Cartão 3 de 4' }));
    // jsdom takes every focus for the keyboard's, so the finger goes elsewhere.
    await user.click(document.body);

    await wait(2999);
    expect(active()).toBe(2);
    await wait(1);
    expect(active()).toBe(3);
  });

  test('stand still under the pointer and go on without it', async () => {
    const { user } = openOnPhone();
    const card = screen.getByRole('link', { name: /R\$.5,00 por título/ });

    await user.hover(card);
    await wait(9000);
    expect(active()).toBe(0);
    await user.unhover(card);
    await wait(3000);
    expect(active()).toBe(1);
  });

  test('stand still while the keyboard is inside', async () => {
    const { user } = openOnPhone();

    await user.tab();
    await user.tab();
    await wait(9000);
    expect(active()).toBe(0);
  });

  test('stand still in a hidden tab', async () => {
    openOnPhone();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    await wait(9000);
    expect(active()).toBe(0);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait(3000);
    expect(active()).toBe(1);
  });

  test('stand still after the pause button', async () => {
    const { user } = openOnPhone();
    const button = screen.getByRole('button', { name: 'Pausar troca automática' });
    await user.click(button);
    await user.unhover(button);

    await wait(9000);
    expect(active()).toBe(0);
    expect(screen.getByRole('button', { name: 'Retomar troca automática' })).toBeInTheDocument();
  });

  test('stand still for people who want less motion, and need no pause button', async () => {
    openOnPhone(lessMotion);

    await wait(9000);
    expect(active()).toBe(0);
    expect(screen.queryByRole('button', { name: /troca automática/ })).not.toBeInTheDocument();
  });
});
