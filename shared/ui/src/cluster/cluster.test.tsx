import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import { examples } from './cluster.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('the reading order is the order on screen', () => {
  render(examples['stacked on mobile']);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Cancelar',
    'Confirmar',
  ]);
});
