import { act, screen, within } from '@testing-library/react';
import { Navigate } from 'react-router-dom';
import { cartSlice } from '@site/cart/cart';
import { useSession } from '@site/platform/session';
import { renderRoutes } from '@site/testing/render-routes';
import { Frame } from './frame';

/** What the shell's guard does with a page that needs a session. */
function Guarded() {
  return useSession().isSignedIn ? <h1>Meus Títulos</h1> : <Navigate to="/login" replace state={{}} />;
}

const site = [
  {
    element: <Frame />,
    children: [
      { path: '/', element: <h1>Início</h1> },
      { path: '/meus-titulos', element: <Guarded /> },
      {
        path: '*',
        loader: async () => null,
        hydrateFallbackElement: <p>Carregando</p>,
        element: <h1>Outra página</h1>,
      },
    ],
  },
];

const openSite = (at: string, isSignedIn = true) =>
  renderRoutes(site, { at, isSignedIn, slices: [cartSlice] });
const icon = () => screen.getByLabelText('Perfil');
const list = () => screen.getByLabelText('Minha conta');
const expectClosed = () => expect(screen.queryByLabelText('Minha conta')).not.toBeInTheDocument();

test('the pointer over the icon opens the pages of the customer; it closes them by leaving, Escape too', async () => {
  const { user } = openSite('/');
  expectClosed();
  await user.hover(icon());

  expect(screen.getByRole('link', { name: 'Perfil' })).toBe(icon());
  expect(screen.getByRole('list', { name: 'Minha conta' })).toBe(list());
  const entries = within(list()).getAllByRole('link');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Minha conta', '/perfil/meus-dados'],
    ['Meus títulos', '/meus-titulos'],
    ['Minhas premiações', '/minhas-premiacoes'],
    ['Meus pedidos', '/meus-pedidos/compras'],
  ]);
  expect(within(list()).getByRole('button', { name: 'Sair' })).toBeInTheDocument();
  expect(icon()).toHaveAttribute('aria-expanded', 'true');

  await user.hover(screen.getByText('Início', { selector: 'h1' }));
  expectClosed();
  await user.hover(icon());
  expect(list()).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expectClosed();
});

test('nothing opens for a visitor without a token; a login in another tab is enough', async () => {
  const { user } = openSite('/', false);
  await user.hover(icon());
  expectClosed();
  expect(icon()).not.toHaveAttribute('aria-expanded');
  await user.hover(screen.getByText('Início', { selector: 'h1' }));

  act(() => {
    localStorage.setItem('token', 'a.b.c');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await user.hover(icon());
  expect(list()).toBeInTheDocument();
});

test('the keyboard opens it by reaching the icon, walks in, and closes it by walking on or by Escape', async () => {
  const { user } = openSite('/');
  act(() => icon().focus());
  await user.tab();
  expect(within(list()).getByRole('link', { name: 'Minha conta' })).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(within(list()).getByRole('button', { name: 'Sair' })).toHaveFocus();
  await user.tab();
  expectClosed();

  act(() => icon().focus());
  await user.tab();
  await user.keyboard('{Escape}');
  expectClosed();
  expect(icon()).toHaveFocus();
});

test('a click on the icon goes to the profile', async () => {
  const { user, address } = openSite('/');
  await user.click(icon());
  expect(await screen.findByText('Outra página', { selector: 'h1' })).toBeInTheDocument();
  expect(address()).toBe('/perfil');
  expectClosed();
});

test('a finger opens it first, follows at the second touch, and closes it beside', async () => {
  const { user, address } = openSite('/');
  const touch = (target: Element) => user.pointer([{ keys: '[TouchA]', target }]);
  await touch(icon());
  expect(list()).toBeInTheDocument();
  expect(address()).toBe('/');

  await touch(screen.getByText('Início', { selector: 'h1' }));
  expectClosed();

  await touch(icon());
  await touch(icon());
  await screen.findByText('Outra página', { selector: 'h1' });
  expect(address()).toBe('/perfil');
});

test('following an entry closes it', async () => {
  const { user } = openSite('/');
  act(() => icon().focus());
  act(() => within(list()).getByRole('link', { name: 'Meus títulos' }).focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Meus Títulos' })).toBeInTheDocument();
  expectClosed();
});

test.each(['/', '/resultado', '/meus-titulos'])(
  "'Sair' at %s removes the token and goes home",
  async (at) => {
    const { user, address, router } = openSite(at);
    await screen.findByRole('heading', { level: 1 });
    act(() => icon().focus());
    act(() => within(list()).getByRole('button', { name: 'Sair' }).focus());
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Início', { selector: 'h1' })).toBeInTheDocument();
    expect(router.state.navigation.state).toBe('idle');
    expect(address()).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
    expectClosed();
  },
);
