import { Field } from '#field/field.tsx';
import { FormCell } from '#form-cell/form-cell.tsx';
import { TextInput } from '#text-input/text-input.tsx';
import { FormGrid } from './form-grid';

export const examples = {
  'a wide field and two halves': (
    <FormGrid>
      <Field label="Nome completo" required>
        <TextInput name="name" autoComplete="name" />
      </Field>
      <FormCell span={6}>
        <Field label="CPF" required>
          <TextInput name="cpf" />
        </Field>
      </FormCell>
      <FormCell span={6}>
        <Field label="Celular" required>
          <TextInput name="phone" autoComplete="tel" />
        </Field>
      </FormCell>
    </FormGrid>
  ),
};
