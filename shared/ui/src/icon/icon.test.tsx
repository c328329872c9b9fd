import { expectNoViolations } from '@site/testing/a11y';
import { render } from '@testing-library/react';
import { Icon } from './icon';
import { shoppingCart } from './icon-shapes';
import { examples } from './icon.examples';

test.each(Object.entries(examples))('%s breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('an icon is silent for somebody who listens to the page', () => {
  const { container } = render(<Icon shape={shoppingCart} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
