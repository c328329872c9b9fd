import { render } from '@testing-library/react';
import { Skeleton } from './skeleton';

test('a grey shape is silent', () => {
  const { container } = render(<Skeleton />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
