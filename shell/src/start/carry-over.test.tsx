import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { carryOver } from './carry-over';

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
  document.body.innerHTML = `<div id="app">${markup}</div>`;
  const root = document.getElementById('app') as HTMLElement;
  const onFilter = jest.fn();
  const siteComes = () => {
    const doAgain = carryOver(root);
    act(() => createRoot(root).render(<Site onFilter={onFilter} />));
    act(doAgain);
  };
  return { root, onFilter, siteComes };
}

const search = () => screen.getByRole<HTMLInputElement>('textbox');

test('what was typed stays, and the button that was pressed does what the site does', () => {
  const { siteComes, onFilter } = open();
  search().value = 'raspadinha';
  screen.getByRole('button').dataset['pressed'] = '';
  siteComes();

  expect(search()).toHaveValue('raspadinha');
  expect(onFilter.mock.calls).toEqual([['raspadinha']]);
});

test('the focus stays, on the same one of two links that are alike', () => {
  const { siteComes } = open();
  screen.getAllByRole('link')[1]?.focus();
  siteComes();

  expect(screen.getAllByRole('link')[1]).toHaveFocus();
});

test('what was opened stays open', () => {
  const { siteComes, root } = open();
  root.querySelector('details')?.setAttribute('open', '');
  siteComes();

  expect(root.querySelector('details')).toHaveAttribute('open');
});

test('what the site no longer has is let go', () => {
  const { root, siteComes, onFilter } = open();
  root.insertAdjacentHTML('beforeend', '<button data-pressed>Gone</button><input name="gone">');
  const gone = root.querySelector<HTMLInputElement>('[name="gone"]');
  if (gone) gone.value = 'x';
  gone?.focus();
  siteComes();

  expect(document.body).toHaveFocus();
  expect(onFilter).not.toHaveBeenCalled();
});

test('who did nothing finds the site as it begins', () => {
  const { siteComes, onFilter } = open();
  siteComes();

  expect(search()).toHaveValue('');
  expect(onFilter).not.toHaveBeenCalled();
});
