import { render, screen } from '@testing-library/react';
import { examples } from './card.examples';

test('an article is named by its heading', () => {
  render(examples['a named article']);
  expect(screen.getByRole('article', { name: 'Rodada 2' })).toBeInTheDocument();
});
