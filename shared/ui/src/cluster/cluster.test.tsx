import { render, screen } from '@testing-library/react';
import { examples } from './cluster.examples';

test('the reading order is the order on screen', () => {
  render(examples['stacked on mobile']);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Cancelar',
    'Confirmar',
  ]);
});
