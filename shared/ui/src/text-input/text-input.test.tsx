import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './text-input.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('the keyboard goes from the text to the control at its end', async () => {
  render(examples.trailing);
  await userEvent.tab();
  await userEvent.keyboard('roda');
  expect(screen.getByRole('textbox', { name: 'Busca' })).toHaveValue('roda');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Limpar' })).toHaveFocus();
});
