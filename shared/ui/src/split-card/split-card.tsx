import type { ReactNode } from 'react';
import { Card } from '#card/card.tsx';
import styles from './split-card.module.css';

interface SplitCardProps {
  /** The half that is read first: on the left, above on a phone. */
  first: ReactNode;
  /** The half that is read next. */
  second: ReactNode;
  /** The half that shows rather than asks: it stands on sky. */
  tinted: 'first' | 'second';
}

/** One card in two halves that belong together: what is paid and how, what is given and what comes for it. */
export function SplitCard({ first, second, tinted }: SplitCardProps) {
  return (
    <Card padding="none">
      <div className={styles.halves} data-tinted={tinted}>
        <div className={styles.half}>{first}</div>
        <div className={styles.half}>{second}</div>
      </div>
    </Card>
  );
}
