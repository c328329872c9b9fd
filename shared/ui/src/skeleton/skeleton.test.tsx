import { expectNoViolations } from '@site/testing/a11y';
import { render } from '@testing-library/react';
import { Skeleton } from './skeleton';
import { examples } from './skeleton.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('a grey shape is silent', () => {
  const { container } = render(<Skeleton />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
