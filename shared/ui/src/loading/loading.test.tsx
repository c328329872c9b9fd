import { render, screen } from '@testing-library/react';
import { examples } from './loading.examples';

test('the customer hears what is being loaded', () => {
  render(examples['with its own shapes']);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando títulos...');
});

test('hears it also where the shapes are all that is seen', () => {
  render(examples['in the place of what will come']);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando títulos...');
});
