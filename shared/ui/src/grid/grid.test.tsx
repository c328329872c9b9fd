import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import { examples } from './grid.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('the main column is read before the one beside it', () => {
  render(examples.aside);
  expect(screen.getAllByText(/./).map((text) => text.textContent)).toEqual(['Raspe Mais', 'Roda de Verão']);
});
