import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  /** Words that are heard but not seen. */
  children: ReactNode;
  /** The words change while the visitor is on the page, and are read in turn. */
  announce?: 'status';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, announce }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} role={announce}>
      {children}
    </span>
  );
}
