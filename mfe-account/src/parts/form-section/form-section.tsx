import type { ReactNode } from 'react';
import styles from './form-section.module.css';

/** A part of a long form under its own heading. It is not a named region: some sections are called as one of their fields. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
