import { render, screen } from '@testing-library/react';
import { examples } from './stack.examples';

test('a stack of links is heard as a list', () => {
  render(examples['a list']);
  expect(screen.getByRole('list')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
