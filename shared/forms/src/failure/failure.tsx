import { isApiError } from '@site/api/error';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface FailurePlace<Values extends FieldValues> {
  /** The field that the failure is about. It gets the focus. */
  field: Path<Values>;
  /** The screen's own words; what the server said, or the call's message, when left out. */
  text?: string;
}

/** Puts the message of a failed call on a field, where it stands until that field is edited, and returns it. */
export function applyFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  { field, text }: FailurePlace<Values>,
): string | undefined {
  const message = text ?? messageOf(error);
  if (message) form.setError(field, { type: 'server', message }, { shouldFocus: true });
  return message;
}

/** Puts sentences on a field, which gets the focus: the `beside` of `useTellFailure`. They stand until it is edited. */
export function besideField<Values extends FieldValues>(form: UseFormReturn<Values>, field: Path<Values>) {
  return (message: string): void => form.setError(field, { type: 'server', message }, { shouldFocus: true });
}

const messageOf = (error: unknown) => (isApiError(error) ? (error.serverMessage ?? error.text) : undefined);
