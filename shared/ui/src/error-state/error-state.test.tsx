import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state';

test('the customer hears what happened and tries again with the keyboard', async () => {
  const retry = jest.fn();
  render(<ErrorState onRetry={retry}>Erro ao carregar</ErrorState>);
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao carregar');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledTimes(1);
});
