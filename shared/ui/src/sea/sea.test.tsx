import { render } from '@testing-library/react';
import { examples } from './sea.examples';

test.each(Object.entries(examples))('is decoration: %s', (_name, example) => {
  const { container } = render(example);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
