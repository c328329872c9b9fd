import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { KeptFocus } from './kept-focus';

const around = (at: string, content: ReactNode) => (
  <>
    <KeptFocus label="Pagamento" at={at}>
      {content}
    </KeptFocus>
    <input aria-label="Busca" />
  </>
);
const group = () => screen.getByRole('group', { name: 'Pagamento' });
const button = (change: { disabled?: boolean; hidden?: boolean } = {}) => (
  <button type="button" {...change}>
    Pagar
  </button>
);

test.each([
  ['gone', <p key="gone">Pagamento recusado</p>],
  ['hidden', <div key="hidden">{button({ hidden: true })}</div>],
  ['disabled', button({ disabled: true })],
])('takes the focus from what is %s after a change', (_what, after) => {
  const { rerender } = render(around('choosing', button()));
  screen.getByRole('button').focus();

  rerender(around('declined', after));

  expect(group()).toHaveFocus();
});

test('leaves the focus where it is', () => {
  const { rerender } = render(around('choosing', button()));
  screen.getByRole('textbox').focus();
  rerender(around('declined', <p>Pagamento recusado</p>));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('takes no focus as long as nothing has changed', () => {
  const { rerender } = render(around('choosing', button()));
  rerender(around('choosing', button({ disabled: true })));
  expect(document.body).toHaveFocus();
});
