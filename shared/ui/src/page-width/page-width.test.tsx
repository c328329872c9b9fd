import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import { examples } from './page-width.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('the narrow column is another width than the normal one', () => {
  render(examples.narrow);
  expect(screen.getByText('1170').parentElement).toHaveAttribute('data-size', 'narrow');
});
