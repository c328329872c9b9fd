import { useEffect, useLayoutEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type Edits, keepEdits, keptValues } from './kept-values.storage';

/**
 * Keeps what is typed in this tab until it is saved or given up, and puts it back when the form appears again: after a
 * reload, or after the login of the same customer whose session ended meanwhile (D64).
 */
export function useKeptValues<Values extends FieldValues>(
  { subscribe, setValue }: UseFormReturn<Values>,
  defaults: Values,
  keptAs: string | undefined,
): void {
  const [kept] = useState(() => (keptAs === undefined ? {} : fitting(keptValues.read()?.[keptAs], defaults)));

  // Before the paint; the fields are registered by now.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(kept)) {
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [kept, setValue]);

  useEffect(() => {
    if (keptAs === undefined) return undefined;
    return subscribe({
      formState: { values: true, dirtyFields: true, isDirty: true },
      callback: ({ values, defaultValues }) => keepEdits(keptAs, editsOf(values, defaultValues ?? {})),
    });
  }, [subscribe, keptAs]);
}

const editsOf = (values: FieldValues, defaults: FieldValues): Edits =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== defaults[name])) as Edits;

// What an older version of the form has kept may be of another kind.
const fitting = (edits: Edits | undefined, defaults: FieldValues): Edits =>
  Object.fromEntries(
    Object.entries(edits ?? {}).filter(([name, value]) => typeof value === typeof defaults[name]),
  );
