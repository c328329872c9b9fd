import type { ReactNode } from 'react';
import styles from './prose.module.css';

interface ProseProps {
  /** Headings, paragraphs, lists and links. */
  children: ReactNode;
}

/** A long text to read: at most 70 characters a line. */
export function Prose({ children }: ProseProps) {
  return <div className={styles.prose}>{children}</div>;
}
