import { render, screen } from '@testing-library/react';
import { examples } from './prose.examples';

test('a long text keeps its headings', () => {
  render(examples['a legal text']);
  expect(screen.getByRole('heading', { name: 'Política de cookies' })).toBeInTheDocument();
});
