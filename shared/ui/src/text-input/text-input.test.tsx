import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './text-input.examples';

test('the keyboard goes from the text to the control at its end', async () => {
  render(examples.trailing);
  await userEvent.tab();
  await userEvent.keyboard('roda');
  expect(screen.getByRole('textbox', { name: 'Busca' })).toHaveValue('roda');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Limpar' })).toHaveFocus();
});
