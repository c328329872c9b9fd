import { render, screen } from '@testing-library/react';
import { examples } from './page-width.examples';

test('the narrow column is another width than the normal one', () => {
  render(examples.narrow);
  expect(screen.getByText('1170').parentElement).toHaveAttribute('data-size', 'narrow');
});
