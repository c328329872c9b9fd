import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dots } from './dots';

test('the customer chooses a card and stops the change with the keyboard', async () => {
  const select = jest.fn();
  const toggle = jest.fn();
  render(<Dots label="Saiba mais" count={2} current={0} onSelect={select} onTogglePause={toggle} />);
  expect(screen.getByRole('button', { name: 'Cartão 1 de 2' })).toHaveAttribute('aria-current', 'true');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(select.mock.calls).toEqual([[1]]);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Pausar troca automática' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(toggle).toHaveBeenCalledTimes(1);
});
