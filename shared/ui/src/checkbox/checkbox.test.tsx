import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './checkbox.examples';

test('Space answers the question', async () => {
  render(examples.plain);
  const box = screen.getByRole('checkbox', { name: 'Aceito receber novidades e promoções' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(box).toBeChecked();
});

test('an answer that is missing is announced with the box', () => {
  render(examples.error);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Campo obrigatório');
});
