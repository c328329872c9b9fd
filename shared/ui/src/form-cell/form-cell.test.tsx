import { render, screen } from '@testing-library/react';
import { examples } from './form-cell.examples';

test('the digit shares the row of the account on mobile', () => {
  render(examples['account and digit share a row']);
  const cellOf = (name: string) => screen.getByRole('textbox', { name }).closest('[data-mobile]');
  expect(cellOf('Conta')).toHaveAttribute('data-mobile', '4');
  expect(cellOf('Dígito')).toHaveAttribute('data-mobile', '2');
});
