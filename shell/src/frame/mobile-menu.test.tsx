import { act, screen, within } from '@testing-library/react';
import { cartSlice } from '@site/cart/cart';
import { Page } from '@site/platform/page';
import { renderRoutes } from '@site/testing/render-routes';
import { Frame } from './frame';

const site = [
  {
    element: <Frame />,
    children: [
      { path: '/', element: <h1>Início</h1> },
      { path: '/resultado', element: <Page title="Resultados">Sorteios</Page> },
      { path: '*', element: <h1>Outra página</h1> },
    ],
  },
];

// jsdom has no screen that could change its width.
const screenWidth = new EventTarget();
beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => screenWidth });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

const openSite = (isSignedIn = false) =>
  renderRoutes(site, {
    isSignedIn,
    on: ['showMenuResults', 'showMenuBuyNow', 'showMenuRegisterTitle', 'showMenuInstitution', 'showMenuCart'],
    slices: [cartSlice],
  });

async function openMenu(isSignedIn?: boolean) {
  const site = openSite(isSignedIn);
  await site.user.click(toggle());
  return site;
}

const toggle = () => screen.getByLabelText('Abrir menu');
const menu = () => screen.getByLabelText('Menu');
const expectClosed = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const page = () => document.querySelector('main')?.parentElement;

test('the toggle opens the links and four networks, with what is under them out of reach, until it closes', async () => {
  const { user } = await openMenu();

  expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(menu());
  const links = within(within(menu()).getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Resultados', '/resultado'],
    ['Comprar agora', '/compra'],
    ['Cadastrar título', '/cadastro-titulo/1'],
    ['Instituição', '/instituicoes'],
  ]);
  expect(within(menu()).getByRole('heading', { name: 'Redes sociais' })).toBeInTheDocument();
  const networks = within(menu()).getAllByRole('link', { name: /abre em nova aba/ });
  expect(networks.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Instagram (abre em nova aba)',
    'LinkedIn (abre em nova aba)',
    'YouTube (abre em nova aba)',
    'Facebook (abre em nova aba)',
  ]);

  // The user icon and Fechar take the place of the toggle, and the cart icon is away.
  expect(within(menu()).getByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/perfil');
  expect(within(menu()).getByRole('button', { name: 'Fechar' })).toHaveFocus();
  expect(within(menu()).queryByRole('link', { name: /Carrinho/ })).not.toBeInTheDocument();

  expect(page()).toHaveAttribute('inert');
  await user.click(within(menu()).getByRole('button', { name: 'Fechar' }));
  expectClosed();
  expect(page()).not.toHaveAttribute('inert');
  expect(screen.getByRole('button', { name: 'Abrir menu' })).toHaveFocus();

  await user.click(toggle());
  expect(menu()).toBeVisible();
  await user.keyboard('{Escape}');
  expectClosed();
  expect(toggle()).toHaveFocus();

  // A phone that is turned to a wider screen has the links in its header instead.
  await user.click(toggle());
  expect(menu()).toBeVisible();
  act(() => void screenWidth.dispatchEvent(new Event('change')));
  expectClosed();
  expect(page()).not.toHaveAttribute('inert');
});

test('following a link closes it and gives the focus to the new page', async () => {
  const { user } = await openMenu();
  await user.click(within(menu()).getByRole('link', { name: 'Resultados' }));
  expect(await screen.findByRole('heading', { name: 'Resultados' })).toHaveFocus();
  expectClosed();
});

test('going back in the history closes it, and it stays closed when the visitor returns', async () => {
  const { user, router } = openSite();
  await act(() => router.navigate('/instituicoes'));
  await user.click(toggle());
  await act(() => router.navigate(-1));
  expectClosed();
  await act(() => router.navigate(1));
  expect(await screen.findByRole('heading', { name: 'Outra página' })).toBeInTheDocument();
  expectClosed();
});

test('a customer reaches the own pages and the way out from here too', async () => {
  const { user } = await openMenu(true);
  await user.pointer([{ keys: '[TouchA]', target: within(menu()).getByRole('link', { name: 'Perfil' }) }]);
  await user.click(within(menu()).getByRole('button', { name: 'Sair' }));
  expect(await screen.findByRole('heading', { name: 'Início' })).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
});
