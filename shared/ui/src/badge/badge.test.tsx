import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import { Badge } from './badge';
import { examples } from './badge.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('a state is a word, not only a colour', () => {
  render(<Badge tone="danger">Cancelado</Badge>);
  expect(screen.getByText('Cancelado')).toHaveAttribute('data-tone', 'danger');
});
