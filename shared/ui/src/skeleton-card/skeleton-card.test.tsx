import { render } from '@testing-library/react';
import { examples } from './skeleton-card.examples';

test('a grey card has nothing to read', () => {
  const { container } = render(examples['a form']);
  expect(container).toHaveTextContent(/^$/);
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
});
