import { Field } from '@site/ui/field';
import { SelectInput } from '@site/ui/select-input';
import { useFormContext } from 'react-hook-form';
import type { FieldProps } from '#form/field-props.ts';
import { useFieldError } from '#form/use-field-error.ts';

/** One entry of a list. */
export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  /** The entries, or groups of them under a name. They must be there when the field appears. */
  options: readonly (SelectOption | { group: string; options: readonly SelectOption[] })[];
  /** The text while nothing is chosen. */
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
}

/** A choice out of a list in a form; nothing chosen is ''. */
export function SelectField({
  name,
  label,
  required,
  hint,
  options,
  placeholder = 'Selecione',
  ...native
}: SelectFieldProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} required={required} hint={hint} error={useFieldError(name)}>
      <SelectInput {...native} {...register(name)}>
        <option value="">{placeholder}</option>
        {options.map((entry) =>
          'group' in entry ? (
            <optgroup key={entry.group} label={entry.group}>
              {entry.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(entry)
          ),
        )}
      </SelectInput>
    </Field>
  );
}

const toOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);
