import type { ReactNode } from 'react';
import { checkCircle } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import styles from './field.module.css';

interface FieldMessageProps {
  id: string;
  tone?: 'hint' | 'done' | 'error';
  children: ReactNode;
}

/** The line below a control. */
export function FieldMessage({ id, tone = 'hint', children }: FieldMessageProps) {
  return (
    <p id={id} className={styles.message} data-tone={tone}>
      {tone === 'done' && <Icon shape={checkCircle} size="small" />}
      {children}
    </p>
  );
}
