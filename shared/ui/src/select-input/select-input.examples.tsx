import { Field } from '#field/field.tsx';
import { SelectInput } from './select-input';

const states = (
  <>
    <option value="">Selecione</option>
    <option value="PE">Pernambuco - PE</option>
    <option value="SP">São Paulo - SP</option>
  </>
);

export const examples = {
  plain: (
    <Field label="Estado" required>
      <SelectInput name="state" defaultValue="PE">
        {states}
      </SelectInput>
    </Field>
  ),
  error: (
    <Field label="Estado" required error="Campo obrigatório">
      <SelectInput name="state">{states}</SelectInput>
    </Field>
  ),
  disabled: (
    <Field label="Estado">
      <SelectInput name="state" disabled>
        {states}
      </SelectInput>
    </Field>
  ),
};
