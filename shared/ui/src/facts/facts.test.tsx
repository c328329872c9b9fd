import { render, screen } from '@testing-library/react';
import { examples } from './facts.examples';

test('each value follows its name', () => {
  render(examples.rows);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Titular', 'CPF', 'Banco']);
  expect(screen.getAllByRole('definition')[1]).toHaveTextContent('529.982.247-25');
});
