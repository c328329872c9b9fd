import { useId, type ReactNode } from 'react';
import { FieldMessage } from '#field/field-message.tsx';
import type { CodeKind } from './code-edit';
import { useCodeBoxes } from './use-code-boxes';
import styles from './code-boxes.module.css';

interface CodeBoxesProps {
  /** What the code is, heard before the first box. */
  label: string;
  /** How many characters. */
  length: 4 | 5;
  /** digits (default), or letters and digits where capitals count. */
  kind?: CodeKind;
  /** What is in the boxes, in order. */
  value: string;
  /** The boxes changed. */
  onChange: (value: string) => void;
  /** The last missing character came in; once per code. */
  onComplete?: (value: string) => void;
  /** What is wrong, or nothing: all boxes turn red. */
  error?: ReactNode;
  /** The request is on its way. */
  disabled?: boolean;
  /** The boxes are called `name-0`, `name-1` and so on; 'code' by default. */
  name?: string;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
}

/** A code of four or five characters, one box each; it takes a paste and what the phone fills in (D36). */
export function CodeBoxes({
  label,
  length,
  kind = 'digits',
  error,
  disabled,
  name = 'code',
  autoFocus,
  ...state
}: CodeBoxesProps) {
  const messageId = useId();
  const code = useCodeBoxes({ length, kind, ...state });
  const isDigits = kind === 'digits';
  const word = isDigits ? 'Dígito' : 'Caractere';

  return (
    <div className={styles.code}>
      <div role="group" aria-label={label} className={styles.boxes}>
        {code.boxes.map((box, at) => (
          <input
            // The boxes have no identity but their place.
            key={at}
            ref={code.register(at)}
            name={`${name}-${at}`}
            className={styles.box}
            aria-label={`${word} ${at + 1} de ${length}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? messageId : undefined}
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            inputMode={isDigits ? 'numeric' : 'text'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            autoFocus={autoFocus && at === 0}
            disabled={disabled}
            value={box}
            // React reports no change if a digit is replaced by itself, but the focus must move to the next
            // box.
            onInput={(event) => code.type(at, event)}
            onPaste={(event) => code.paste(at, event)}
            onKeyDown={(event) => code.press(at, event)}
            onFocus={(event) => event.target.select()}
            // A tap on the box that has the focus already sets the caret, and selects nothing.
            onClick={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
      {error && (
        <FieldMessage id={messageId} tone="error" hasIcon>
          {error}
        </FieldMessage>
      )}
    </div>
  );
}
