import { render, screen } from '@testing-library/react';
import { examples } from './brand-mark.examples';

test('the name is text, whatever its looks', () => {
  const { container } = render(examples['mark and name']);
  expect(container).toHaveTextContent('Ciranda Cap');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
