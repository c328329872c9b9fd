import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import { examples } from './loading.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('the customer hears what is being loaded', () => {
  render(examples['with its own shapes']);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando títulos...');
});
