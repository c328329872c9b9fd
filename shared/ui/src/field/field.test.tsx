import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import { examples } from './field.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('the customer hears the hint with the field', () => {
  render(examples.hint);
  const input = screen.getByRole('textbox', { name: 'CPF' });
  expect(input).toHaveAccessibleDescription('Somente números');
  expect(input).toBeRequired();
  expect(input).toBeValid();
});

test('the customer hears what is wrong with the field', () => {
  render(examples.error);
  const input = screen.getByRole('textbox', { name: 'CPF' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('CPF inválido');
});
