import { render, screen } from '@testing-library/react';
import { examples } from './digit-tiles.examples';

test('the customer hears one number, not seven digits', () => {
  render(examples['one’s own']);
  expect(screen.getByText('3482915')).toBeInTheDocument();
  expect(screen.getByText('8')).toHaveAttribute('aria-hidden', 'true');
});
