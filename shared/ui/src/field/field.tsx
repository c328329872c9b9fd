import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-control';
import { FieldMessage } from './field-message';
import { RequiredMark } from './required-mark';
import { WholeWords } from '#whole-words/whole-words.tsx';
import styles from './field.module.css';

interface FieldProps {
  /** The name of the field, above the control. */
  label: ReactNode;
  /** Adds the red asterisk and `aria-required`. */
  required?: boolean;
  /** A line of help below the control; an error takes its place, unless the hint is one that is fulfilled. */
  hint?: ReactNode;
  /** Whether the value has what the hint asks for: true shows it green with a tick. It stays next to an error. */
  hintDone?: boolean | undefined;
  /** What is wrong, or nothing. */
  error?: ReactNode;
  /** One TextInput, PasswordInput or SelectInput. */
  children: ReactNode;
}

/** Label, control and message, wired by id: the control inside needs no id of its own. */
export function Field({ label, required, hint, hintDone, error, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const hasMessage = Boolean(error || hint);
  const hintStays = hintDone !== undefined;
  const control = {
    id,
    ...(hasMessage && { 'aria-describedby': messageId }),
    ...(error && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span>
          <WholeWords>{label}</WholeWords>
        </span>
        {required && <RequiredMark />}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error && (
        <FieldMessage id={messageId} tone="error">
          {error}
        </FieldMessage>
      )}
      {hint && (!error || hintStays) && (
        <FieldMessage id={error ? `${id}-hint` : messageId} tone={hintDone ? 'done' : 'hint'}>
          {hint}
        </FieldMessage>
      )}
    </div>
  );
}
