import { render } from '@testing-library/react';
import { examples } from './flower.examples';

test.each(Object.entries(examples))('%s: is silent', (_name, example) => {
  const { container } = render(example);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
