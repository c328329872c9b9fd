import { render, screen } from '@testing-library/react';
import { examples } from './grid.examples';

test('the main column is read before the one beside it', () => {
  render(examples.aside);
  expect(screen.getAllByText(/./).map((text) => text.textContent)).toEqual(['Raspe Mais', 'Roda de Verão']);
});
