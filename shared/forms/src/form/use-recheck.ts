import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Validates the fields that were left again when another one changes: a repeated password is wrong as soon as the
 * first is edited. The server's message about a field stays until that field is edited.
 */
export function useRecheck<Values extends FieldValues>({ subscribe, trigger }: UseFormReturn<Values>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type, name, touchedFields = {}, errors }) => {
          if (type !== 'change') return;
          const left = Object.keys(touchedFields).filter(
            (field) => field !== name && errors?.[field]?.type !== 'server',
          );
          if (left.length > 0) void trigger(left as Path<Values>[]);
        },
      }),
    [subscribe, trigger],
  );
}
