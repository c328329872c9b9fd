import { render } from '@testing-library/react';
import { examples } from './round-mark.examples';

test('shows the index of the round, as decoration', () => {
  const { container } = render(examples['the second round']);
  expect(container.firstElementChild).toHaveTextContent('2');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
