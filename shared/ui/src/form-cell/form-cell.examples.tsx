import { Field } from '#field/field.tsx';
import { FormGrid } from '#form-grid/form-grid.tsx';
import { TextInput } from '#text-input/text-input.tsx';
import { FormCell } from './form-cell';

export const examples = {
  'account and digit share a row': (
    <FormGrid>
      <FormCell span={4}>
        <Field label="Agência" required>
          <TextInput name="agency" />
        </Field>
      </FormCell>
      <FormCell span={5} mobileSpan={4}>
        <Field label="Conta" required>
          <TextInput name="account" />
        </Field>
      </FormCell>
      <FormCell span={3} mobileSpan={2}>
        <Field label="Dígito" required>
          <TextInput name="digit" />
        </Field>
      </FormCell>
    </FormGrid>
  ),
};
