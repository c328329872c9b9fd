import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './password-input.examples';

test('the customer shows and hides the password with the keyboard', async () => {
  render(examples['sign in']);
  const input = screen.getByLabelText(/^Senha/);
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.keyboard('{Enter}');
  expect(input).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Mostrar senha' })).toHaveFocus();
});
