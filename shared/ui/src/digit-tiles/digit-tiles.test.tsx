import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import { examples } from './digit-tiles.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('the customer hears one number, not seven digits', () => {
  render(examples['one’s own']);
  expect(screen.getByText('3482915')).toBeInTheDocument();
  expect(screen.getByText('8')).toHaveAttribute('aria-hidden', 'true');
});
