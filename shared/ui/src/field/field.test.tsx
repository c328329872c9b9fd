import { translate } from '@site/testing/translate';
import { render, screen } from '@testing-library/react';
import { TextInput } from '#text-input/text-input.tsx';
import { Field } from './field';
import { examples } from './field.examples';

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

test('a translated field becomes required, and tells that its hint is met', () => {
  const field = (isMet: boolean) => (
    <Field label="Senha" required={isMet} hint="Mínimo seis caracteres" hintDone={isMet}>
      <TextInput name="password" />
    </Field>
  );
  const { container, rerender } = render(field(false));
  translate(container);
  rerender(field(true));
  expect(container).toHaveTextContent('Mínimo seis caracteres');
  translate(container);
  rerender(field(false));
  expect(screen.getByRole('textbox', { name: 'Senha' })).not.toBeRequired();
});
