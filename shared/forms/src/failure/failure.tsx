import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Shows messages next to a field, which gets the focus: the `beside` of `useTellFailure`. They stay until it is
 * edited.
 */
export function besideField<Values extends FieldValues>(form: UseFormReturn<Values>, field: Path<Values>) {
  return (message: string): void => form.setError(field, { type: 'server', message }, { shouldFocus: true });
}
