import { expectNoViolations } from '@site/testing/a11y';
import { render } from '@testing-library/react';
import { examples } from './price.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('an amount is one text, cents and all', () => {
  const { container } = render(examples.total);
  expect(container).toHaveTextContent('R$ 1.250,00');
});
