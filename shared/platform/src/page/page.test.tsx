import { useEffect } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { Page } from './page';

function open() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <Page title="Início" documentTitle="Página inicial" description="Sobre o site">
          <Link to="/FAQ/Lista">Dúvidas</Link>
        </Page>
      ),
    },
    { path: '/FAQ/Lista', element: <Page title="Dúvidas frequentes">Lista</Page> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

test('names itself in the browser', () => {
  open();

  expect(document.title).toBe('Página inicial · Ciranda Cap');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Sobre o site');
});

test('leaves the focus alone when a visit begins and moves it to the heading on a route change', async () => {
  open();
  expect(document.body).toHaveFocus();

  await userEvent.click(screen.getByRole('link', { name: 'Dúvidas' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Dúvidas frequentes' })).toHaveFocus();
  expect(document.title).toBe('Dúvidas frequentes · Ciranda Cap');
});

test('has the focus on its heading before it is seen, so that a field pressed at once keeps it', async () => {
  function Field() {
    // An effect runs after the paint.
    useEffect(() => screen.getByRole('textbox').focus(), []);
    return <input aria-label="E-mail" />;
  }
  const router = createMemoryRouter([
    { path: '/', element: <Page title="Início">Início</Page> },
    {
      path: '/login',
      element: (
        <Page title="Login">
          <Field />
        </Page>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);

  await act(() => router.navigate('/login'));

  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

test('leaves the focus where it is when only the query changes', async () => {
  const router = open();
  screen.getByRole('link', { name: 'Dúvidas' }).focus();

  await act(() => router.navigate('/?ano=2026'));

  expect(screen.getByRole('link', { name: 'Dúvidas' })).toHaveFocus();
});

test('is in a frame together with its heading', () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <Page title="Faça Login para continuar" frame={(content) => <article>{content}</article>}>
          Formulário
        </Page>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);

  const frame = screen.getByRole('article');
  expect(within(frame).getByRole('heading', { level: 1 })).toBeVisible();
  expect(frame).toHaveTextContent('Formulário');
});
