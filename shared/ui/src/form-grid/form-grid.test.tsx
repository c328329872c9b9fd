import { render, screen } from '@testing-library/react';
import { examples } from './form-grid.examples';

test('the fields are reached in the order they are read', () => {
  render(examples['a wide field and two halves']);
  expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual([
    'name',
    'cpf',
    'phone',
  ]);
});
