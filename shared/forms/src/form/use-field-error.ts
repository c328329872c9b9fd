import { useCallback, useState, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIsPressed } from './use-is-pressed';

/**
 * The message of a field: only when it was left or the form was submitted, or when the server speaks. A field renders
 * again when its message changes, not whenever another one is validated.
 */
export function useFieldError(name: string): string | undefined {
  const { subscribe, getFieldState, formState } = useFormContext();
  const { isSubmitted } = formState;
  const follow = useCallback(
    (tell: () => void) => subscribe({ formState: { errors: true, touchedFields: true }, callback: tell }),
    [subscribe],
  );
  const read = () => {
    const { error, isTouched } = getFieldState(name);
    const isDue = isSubmitted || isTouched || error?.type === 'server';
    return isDue && typeof error?.message === 'string' ? error.message : undefined;
  };
  return useHeldWhilePressed(useSyncExternalStore(follow, read, read));
}

function useHeldWhilePressed(message: string | undefined): string | undefined {
  const [shown, setShown] = useState(message);
  const isNew = shown !== message;
  if (useIsPressed(isNew)) return shown;
  if (isNew) setShown(message);
  return message;
}
