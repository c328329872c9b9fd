import { render } from '@testing-library/react';
import { expectNoViolations } from '@site/testing/a11y';
import { examples } from './on-sale.examples';

test.each(Object.entries(examples))('%s breaks no accessibility rule', async (_state, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});
