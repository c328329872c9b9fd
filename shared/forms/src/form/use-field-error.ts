import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useIsPressed } from './use-is-pressed';

/** The message of a field: only when it was left or the form was submitted, or when the server speaks. */
export function useFieldError(name: string): string | undefined {
  const { errors, touchedFields, isSubmitted } = useFormState({ name });
  const error = errors[name];
  const isDue = isSubmitted || Boolean(touchedFields[name]) || error?.type === 'server';
  const message = isDue && typeof error?.message === 'string' ? error.message : undefined;
  return useHeldWhilePressed(message);
}

function useHeldWhilePressed(message: string | undefined): string | undefined {
  const [shown, setShown] = useState(message);
  const isNew = shown !== message;
  if (useIsPressed(isNew)) return shown;
  if (isNew) setShown(message);
  return message;
}
