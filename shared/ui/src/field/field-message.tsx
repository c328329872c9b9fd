import type { ReactNode } from 'react';
import { alertCircle, checkCircle } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import { WholeWords } from '#whole-words/whole-words.tsx';
import styles from './field.module.css';

interface FieldMessageProps {
  id: string;
  tone?: 'hint' | 'done' | 'error';
  /** The warning icon is shown here if the control has no room for it. */
  hasIcon?: boolean;
  children: ReactNode;
}

/** The line below a control. */
export function FieldMessage({ id, tone = 'hint', hasIcon, children }: FieldMessageProps) {
  return (
    <p id={id} className={styles.message} data-tone={tone}>
      {tone === 'done' && <Icon shape={checkCircle} size="small" />}
      {hasIcon && <Icon shape={alertCircle} size="small" />}
      <span>
        <WholeWords>{children}</WholeWords>
      </span>
    </p>
  );
}
