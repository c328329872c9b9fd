import { act, screen, within } from '@testing-library/react';
import { cartSlice, restored } from '@site/cart/cart';
import type { ToggleName } from '@site/contracts/toggles';
import { renderRoutes } from '@site/testing/render-routes';
import { Frame } from './frame';

const site = [{ element: <Frame />, children: [{ path: '*', element: <h1>Página</h1> }] }];
const everything: ToggleName[] = [
  'showMenuResults',
  'showMenuBuyNow',
  'showMenuRegisterTitle',
  'showMenuInstitution',
  'showMenuCart',
];

const openSite = (at: string, on: ToggleName[]) => renderRoutes(site, { at, on, slices: [cartSlice] });
const banner = () => within(screen.getByRole('banner'));
const linkNames = () =>
  banner()
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

test('with every toggle off the header has the logo and the user icon', async () => {
  openSite('/', []);
  expect(linkNames()).toEqual(['Ciranda Cap página inicial', 'Perfil']);
  expect(banner().getByRole('link', { name: 'Ciranda Cap página inicial' })).toHaveAttribute('href', '/');
  expect(banner().getByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/perfil');
});

test.each<[ToggleName, string, string]>([
  ['showMenuResults', 'Resultados', '/resultado'],
  ['showMenuBuyNow', 'Comprar agora', '/compra'],
  ['showMenuRegisterTitle', 'Cadastrar título', '/cadastro-titulo/1'],
  ['showMenuInstitution', 'Instituição', '/instituicoes'],
  ['showMenuCart', 'Carrinho, 0 itens', '/carrinho'],
])('%s alone shows %s', (toggle, name, path) => {
  openSite('/', [toggle]);
  expect(linkNames()).toEqual(['Ciranda Cap página inicial', name, 'Perfil']);
  expect(banner().getByRole('link', { name })).toHaveAttribute('href', path);
});

test('with every toggle on the links are in their order', async () => {
  openSite('/', everything);
  expect(linkNames()).toEqual([
    'Ciranda Cap página inicial',
    'Resultados',
    'Comprar agora',
    'Cadastrar título',
    'Instituição',
    'Carrinho, 0 itens',
    'Perfil',
  ]);
});

test.each([
  ['/resultado', 'Resultados'],
  ['/Resultado', 'Resultados'],
  ['/cadastro-titulo', 'Cadastrar título'],
  ['/cadastro-titulo/2', 'Cadastrar título'],
])('at %s the customer is told to be at %s', (at, name) => {
  openSite(at, everything);
  const current = banner()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual([name]);
  expect(current[0]).toHaveAttribute('aria-current', 'page');
});

test.each([
  [{ '10-01': 10 }, 'Carrinho, 10 itens', '10'],
  [{ '10-01': 10, '10-02': 3 }, 'Carrinho, 13 itens', '13'],
  [{ '10-01': 0, '10-02': 1 }, 'Carrinho, 1 item', '1'],
  [{ '10-01': 0 }, 'Carrinho, 0 itens', ''],
])('the cart icon sums up %j', (quantities, name, shown) => {
  const { store } = openSite('/', ['showMenuCart']);
  act(() => void store.dispatch(restored(quantities)));
  expect(banner().getByRole('link', { name })).toHaveTextContent(shown);
});
