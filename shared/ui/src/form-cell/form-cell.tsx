import type { ReactNode } from 'react';
import styles from './form-cell.module.css';

interface FormCellProps {
  /** Columns of twelve. */
  span: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
  /** Columns of six where there is less room: number and complement, account and digit share a row; 6 by default. */
  mobileSpan?: 2 | 3 | 4 | 6;
  /** One field. */
  children: ReactNode;
}

/** The place of a field in a `FormGrid`. */
export function FormCell({ span, mobileSpan = 6, children }: FormCellProps) {
  return (
    <div className={styles.cell} data-span={span} data-mobile={mobileSpan}>
      {children}
    </div>
  );
}
