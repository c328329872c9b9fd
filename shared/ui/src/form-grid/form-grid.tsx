import type { ReactNode } from 'react';
import styles from './form-grid.module.css';

interface FormGridProps {
  /** `FormCell`s; anything else takes the whole row. */
  children: ReactNode;
}

/** The fields of a form in twelve columns; in six where its place is narrower than 600 pixels. */
export function FormGrid({ children }: FormGridProps) {
  return (
    <div className={styles.place}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}
