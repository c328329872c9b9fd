import { RadioGroup } from '@site/ui/radio-group';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldError } from '#form/use-field-error.ts';

interface ChoiceFieldProps {
  /** The name that the radios share. */
  name: string;
  /** The question. */
  label: ReactNode;
  required?: boolean;
  /** The options, in order. */
  options: readonly { value: string; label: string }[];
  /** One under the other instead of side by side. */
  stacked?: boolean;
}

/** One of a few options in a form, such as Sim or Não; the value is the chosen option's text, '' before that. */
export function ChoiceField({ name, label, ...group }: ChoiceFieldProps) {
  const { register } = useFormContext();
  return <RadioGroup {...group} {...register(name)} legend={label} error={useFieldError(name)} />;
}
