import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import { examples } from './prose.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('a long text keeps its headings', () => {
  render(examples['a legal text']);
  expect(screen.getByRole('heading', { name: 'Política de cookies' })).toBeInTheDocument();
});
