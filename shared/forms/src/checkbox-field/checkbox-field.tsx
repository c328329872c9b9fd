import { Checkbox } from '@site/ui/checkbox';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldError } from '#form/use-field-error.ts';

interface CheckboxFieldProps {
  name: string;
  /** The words beside the box, part of the target. */
  label: ReactNode;
  disabled?: boolean;
}

/** A yes or no in a form; the value is a boolean. */
export function CheckboxField({ name, label, disabled }: CheckboxFieldProps) {
  const { register } = useFormContext();
  return (
    <Checkbox {...register(name)} disabled={disabled} error={useFieldError(name)}>
      {label}
    </Checkbox>
  );
}
