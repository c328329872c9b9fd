import { render } from '@testing-library/react';
import { Icon } from './icon';
import { shoppingCart } from './icon-shapes';

test('an icon is silent for somebody who listens to the page', () => {
  const { container } = render(<Icon shape={shoppingCart} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
