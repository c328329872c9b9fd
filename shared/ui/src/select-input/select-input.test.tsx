import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './select-input.examples';

test('the customer chooses a state', async () => {
  render(examples.plain);
  const select = screen.getByRole('combobox', { name: 'Estado' });
  await userEvent.selectOptions(select, 'São Paulo - SP');
  expect(select).toHaveValue('SP');
});

test('a select that is wrong says so', () => {
  render(examples.error);
  expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveAccessibleDescription('Campo obrigatório');
});
