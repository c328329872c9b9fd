import { createContext, useContext } from 'react';

/** What a field passes to the control inside it. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

/** The id and the ARIA attributes that the surrounding `Field` gives to its control; nothing outside a field. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}
