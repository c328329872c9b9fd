import { Field } from '@site/ui/field';
import { TextInput } from '@site/ui/text-input';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldProps } from '#form/field-props.ts';
import { useFieldError } from '#form/use-field-error.ts';

type Native = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'placeholder'
  | 'disabled'
  | 'readOnly'
  | 'maxLength'
  | 'onPaste'
  | 'autoFocus'
>;

/** A line of text in a form. */
export function TextField({ name, label, required, hint, ...native }: FieldProps & Native) {
  const { register } = useFormContext();
  return (
    <Field label={label} required={required} hint={hint} error={useFieldError(name)}>
      <TextInput {...native} {...register(name)} />
    </Field>
  );
}
