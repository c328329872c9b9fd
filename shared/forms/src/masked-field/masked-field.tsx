import { maskPlaceholder, type Mask } from '@site/domain/mask';
import { Field } from '@site/ui/field';
import { TextInput } from '@site/ui/text-input';
import type { ComponentProps } from 'react';
import type { FieldProps } from '#form/field-props.ts';
import { useFieldError } from '#form/use-field-error.ts';
import { useMaskedInput } from './use-masked-input';

type Native = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'disabled' | 'readOnly' | 'autoFocus'
>;

interface MaskedFieldProps extends FieldProps, Native {
  mask: Mask;
  /** What a pasted or autofilled text stands for, before the mask: `localNumberOf`, `dddOf`, `birthDateTextOf`. */
  pasted?: (text: string) => string;
  /** Letters are kept as capitals. */
  upperCase?: boolean;
}

/** A field with a mask (D37): the form keeps the raw characters, the customer sees them in the mask's shape. */
export function MaskedField({
  name,
  label,
  required,
  hint,
  mask,
  pasted,
  upperCase,
  ...native
}: MaskedFieldProps) {
  const input = useMaskedInput({ name, mask, pasted, upperCase });
  return (
    <Field label={label} required={required} hint={hint} error={useFieldError(name)}>
      <TextInput
        inputMode={/[a*]/.test(mask) ? 'text' : 'numeric'}
        placeholder={maskPlaceholder(mask)}
        {...native}
        {...input}
      />
    </Field>
  );
}
