import { Field } from '@site/ui/field';
import { PasswordInput } from '@site/ui/password-input';
import type { ClipboardEventHandler } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldProps } from '#form/field-props.ts';
import { useFieldError } from '#form/use-field-error.ts';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Whether the value has what the hint asks for: it turns green with a tick. */
  isHintMet?: (password: string) => boolean;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
}

/** A password in a form, hidden until its eye is pressed. */
export function PasswordField({ name, label, required, hint, isHintMet, ...native }: PasswordFieldProps) {
  const { register } = useFormContext();
  const password: unknown = useWatch({ name });
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      hintDone={isHintMet?.(String(password ?? ''))}
      error={useFieldError(name)}
    >
      <PasswordInput {...native} {...register(name)} />
    </Field>
  );
}
