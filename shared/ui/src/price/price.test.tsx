import { render } from '@testing-library/react';
import { examples } from './price.examples';

test('an amount is one text, cents and all', () => {
  const { container } = render(examples.total);
  expect(container).toHaveTextContent('R$ 1.250,00');
});
