import { screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { takeOver } from './take-over';

function Site({ onFilter }: { onFilter: (words: string) => void }) {
  const [words, setWords] = useState('');
  return (
    <>
      <a href="/login">Entrar</a>
      <a href="/login">Entrar</a>
      <input name="search" value={words} onChange={({ target }) => setWords(target.value)} />
      <details>
        <summary>Mais</summary>
      </details>
      <button type="button" onClick={() => onFilter(words)}>
        Filtrar
      </button>
    </>
  );
}

const markup =
  '<a href="/login">Entrar</a><a href="/login">Entrar</a><input name="search" value=""><details><summary>Mais</summary></details><button>Filtrar</button>';

function open() {
  document.body.innerHTML = `<div id="app"><div data-prerendered>${markup}</div></div>`;
  const root = document.getElementById('app') as HTMLElement;
  const [begun] = root.children as HTMLCollectionOf<HTMLElement>;
  const onFilter = jest.fn();
  const router = createMemoryRouter([
    { path: '/', element: <Site onFilter={onFilter} /> },
    { path: '/FAQ/Lista', element: 'Dúvidas' },
  ]);
  const site = { router, element: <RouterProvider router={router} /> };
  const siteComes = () => takeOver(root, site);
  return { root, begun, onFilter, router, siteComes };
}

// As in a browser: React renders when it is its turn.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const search = () => screen.getByRole<HTMLInputElement>('textbox');

test('what was typed stays, and the button that was pressed does what the site does', async () => {
  const { siteComes, onFilter } = open();
  search().value = 'raspadinha';
  screen.getByRole('button').dataset['pressed'] = '';
  await siteComes();

  expect(search()).toHaveValue('raspadinha');
  expect(onFilter.mock.calls).toEqual([['raspadinha']]);
});

test('the focus stays, on the same one of two links that are alike', async () => {
  const { siteComes } = open();
  screen.getAllByRole('link')[1]?.focus();
  await siteComes();

  expect(screen.getAllByRole('link')[1]).toHaveFocus();
});

test('what was opened stays open', async () => {
  const { siteComes, begun } = open();
  begun?.querySelector('details')?.setAttribute('open', '');
  await siteComes();

  expect(screen.getByRole('group')).toHaveAttribute('open');
});

test('what the site no longer has is let go', async () => {
  const { begun, siteComes, onFilter } = open();
  begun?.insertAdjacentHTML('beforeend', '<button data-pressed>Gone</button><input name="gone">');
  const gone = begun?.querySelector<HTMLInputElement>('[name="gone"]');
  if (gone) gone.value = 'x';
  gone?.focus();
  await siteComes();

  expect(document.body).toHaveFocus();
  expect(onFilter).not.toHaveBeenCalled();
});

test('who did nothing finds the site as it begins', async () => {
  const { siteComes, onFilter } = open();
  await siteComes();

  expect(search()).toHaveValue('');
  expect(onFilter).not.toHaveBeenCalled();
});

test('the markup stays live until the whole site takes its place: the browser may paint and listen while React renders', async () => {
  const { root, begun, siteComes } = open();
  const coming = siteComes();
  expect(begun).toBeInTheDocument();
  await coming;

  expect(begun).not.toBeInTheDocument();
  expect(root.querySelectorAll('input')).toHaveLength(1);
});

test('where nothing is on screen, the site is there at once', async () => {
  const { root, siteComes } = open();
  root.replaceChildren();
  const coming = siteComes();
  expect(search()).toBeInTheDocument();
  await coming;
});

test('a page that the router has come to while React rendered is shown', async () => {
  const { router, siteComes } = open();
  const coming = siteComes();
  await router.navigate('/FAQ/Lista');
  await coming;

  expect(await screen.findByText('Dúvidas')).toBeInTheDocument();
});

test('the title of the document is that of the page', async () => {
  document.head.innerHTML = '<title>Login · Ciranda Cap</title><meta name="description" data-page-head>';
  const { siteComes } = open();
  await siteComes();

  expect(document.title).toBe('Ciranda Cap');
  expect(document.querySelector('[data-page-head]')).toBeNull();
});
