import { useFormState } from 'react-hook-form';

/** The message of a field: only when it was left or the form was submitted, or when the server speaks. */
export function useFieldError(name: string): string | undefined {
  const { errors, touchedFields, isSubmitted } = useFormState({ name });
  const error = errors[name];
  const isShown = isSubmitted || Boolean(touchedFields[name]) || error?.type === 'server';
  return isShown && typeof error?.message === 'string' ? error.message : undefined;
}
