import { Field } from '@site/ui/field';
import { TextInput } from '@site/ui/text-input';

interface Props {
  name: string;
  label: string;
  value: string;
}

/** A fact of the record that this form does not change; it takes no part in what is sent. */
export function ReadOnlyField({ name, label, value }: Props) {
  return (
    <Field label={label}>
      <TextInput name={name} value={value} disabled readOnly />
    </Field>
  );
}
