import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartSlice } from '@site/cart/cart';
import { renderRoutes } from '@site/testing/render-routes';
import { Frame } from './frame';

let arrive: () => void;
const site = [
  {
    element: <Frame />,
    children: [
      { path: '/', element: <h1>Início</h1> },
      {
        path: '/resultado',
        loader: () => new Promise<null>((resolve) => (arrive = () => resolve(null))),
        element: <h1>Resultados</h1>,
      },
    ],
  },
];

const openSite = (user?: ReturnType<typeof userEvent.setup>) =>
  renderRoutes(site, { slices: [cartSlice], on: ['showMenuResults'], ...(user && { user }) });
const hint = () => screen.queryByText('Carregando a página...');

afterEach(() => jest.useRealTimers());

test('the first stop of the keyboard leads over the header to the page', async () => {
  const { user, address } = openSite();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(address()).toBe('/');
});

test('a page that is slow to come leaves the old one, with a hint after 300 ms', async () => {
  jest.useFakeTimers();
  const { user } = openSite(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  await user.click(screen.getByRole('link', { name: 'Resultados' }));

  act(() => jest.advanceTimersByTime(299));
  expect(hint()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');

  act(() => jest.advanceTimersByTime(1));
  expect(hint()).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('heading', { name: 'Início' })).toBeInTheDocument();

  await act(async () => arrive());
  expect(screen.getByRole('heading', { name: 'Resultados' })).toBeInTheDocument();
  expect(hint()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

test('a page that comes soon comes without a hint', async () => {
  jest.useFakeTimers();
  const { user } = openSite(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  await user.click(screen.getByRole('link', { name: 'Resultados' }));
  await act(async () => arrive());
  act(() => jest.advanceTimersByTime(1000));
  expect(hint()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Resultados' })).toBeInTheDocument();
});
