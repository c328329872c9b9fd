import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface Props {
  /** For the card that it names. */
  id?: string;
  children: ReactNode;
}

/** The heading of a card or a section of a page. */
export function SectionHeading({ id, children }: Props) {
  return (
    <h2 id={id} className={styles.heading}>
      {children}
    </h2>
  );
}
