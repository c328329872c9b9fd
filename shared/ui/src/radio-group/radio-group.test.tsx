import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './radio-group.examples';

test('the arrows change the answer', async () => {
  render(examples['side by side']);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Conta corrente' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Conta poupança' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Conta corrente' })).not.toBeChecked();
});

test('the question and what is wrong belong to the group', () => {
  render(examples.error);
  expect(screen.getByRole('radiogroup', { name: 'Tipo de conta' })).toHaveAccessibleDescription(
    'Campo obrigatório',
  );
});
