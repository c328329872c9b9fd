import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import { examples } from './card.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('an article is named by its heading', () => {
  render(examples['a named article']);
  expect(screen.getByRole('article', { name: 'Rodada 2' })).toBeInTheDocument();
});
