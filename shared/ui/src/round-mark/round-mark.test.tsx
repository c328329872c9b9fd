import { render } from '@testing-library/react';
import { expectNoViolations } from '@site/testing/a11y';
import { examples } from './round-mark.examples';

test('shows the index of the round, as decoration', async () => {
  const { container } = render(examples['the second round']);
  expect(container.firstElementChild).toHaveTextContent('2');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  await expectNoViolations(container);
});
