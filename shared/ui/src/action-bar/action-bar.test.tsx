import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '@site/testing/a11y';
import { examples } from './action-bar.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('a disabled action says why', () => {
  render(examples['disabled, with the reason']);
  expect(screen.getByRole('button', { name: 'Finalizar' })).toHaveAccessibleDescription(
    'Marque as duas caixas para continuar.',
  );
});
