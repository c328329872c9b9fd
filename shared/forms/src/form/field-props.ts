import type { ReactNode } from 'react';

/** What every field of a form shows around its control. */
export interface FieldProps {
  /** The field's name in the specification (D43), in the form's values and in the DOM. */
  name: string;
  label: ReactNode;
  /** Shows the red asterisk. Whether the field may stay empty is the schema's business. */
  required?: boolean;
  /** A line of help; an error takes its place. */
  hint?: ReactNode;
}
