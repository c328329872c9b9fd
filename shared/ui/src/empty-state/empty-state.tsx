import type { ReactNode } from 'react';
import { Flower } from '#flower/flower.tsx';
import { WholeWords } from '#whole-words/whole-words.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** There is nothing to show, and that is not an error. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Flower />
      <p className={styles.text}>
        <WholeWords>{children}</WholeWords>
      </p>
      {action}
    </div>
  );
}
