import { required } from '@site/domain/required';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ChoiceField } from '#choice-field/choice-field.tsx';
import { CodeBoxesField } from '#code-boxes-field/code-boxes-field.tsx';
import { MaskedField } from '#masked-field/masked-field.tsx';
import { PasswordField } from '#password-field/password-field.tsx';
import { SelectField } from '#select-field/select-field.tsx';
import { TextField } from '#text-field/text-field.tsx';
import { Form, useSiteForm } from './form';

function OneField({ children }: { children: ReactNode }) {
  const form = useSiteForm({ field: required }, { defaultValues: { field: '' } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      {children}
      <button type="submit">Enviar</button>
    </Form>
  );
}

const options = [{ value: 'true', label: 'Sim' }];

test.each<[string, ReactNode]>([
  ['a line of text', <TextField key="1" name="field" label="Nome" />],
  ['a mask', <MaskedField key="2" name="field" label="CPF" mask="999" />],
  ['a password', <PasswordField key="3" name="field" label="Senha" autoComplete="new-password" />],
  ['a list', <SelectField key="4" name="field" label="Estado" options={options} />],
  ['radio buttons', <ChoiceField key="5" name="field" label="Exposta" options={options} />],
  ['a code', <CodeBoxesField key="6" name="field" label="Código" length={4} />],
])('%s with an error shows the warning icon beside its message', async (_kind, field) => {
  const { container } = render(<OneField>{field}</OneField>);
  expect(container.querySelector('[data-tone=error]')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));

  expect(await screen.findByText('Todos os campos obrigatórios devem ser preenchidos.')).toBeVisible();
  expect(container.querySelectorAll('[data-tone=error] svg')).toHaveLength(1);
});
