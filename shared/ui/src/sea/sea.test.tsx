import { render } from '@testing-library/react';
import { expectNoViolations } from '@site/testing/a11y';
import { examples } from './sea.examples';

test.each(Object.entries(examples))('is decoration: %s', async (_name, example) => {
  const { container } = render(example);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  await expectNoViolations(container);
});
