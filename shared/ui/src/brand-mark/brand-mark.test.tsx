import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import { examples } from './brand-mark.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('the name is text, whatever its looks', () => {
  const { container } = render(examples['mark and name']);
  expect(container).toHaveTextContent('Ciranda Cap');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
