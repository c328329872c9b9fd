import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** The sum that the action is about; shown on a phone, where the bar is far from the summary. */
  sum?: { label: string; value: string };
  /** Why the action is not there yet; tie the button to its `id`. */
  reason?: { id: string; words: string } | undefined;
  /** The button. */
  children: ReactNode;
}

/** The action of a long page. On a phone it stays at the lower edge of the window, with its sum; elsewhere in its place. */
export function ActionBar({ sum, reason, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {sum && (
        <p className={styles.sum}>
          <span className={styles.label}>{sum.label}</span> <b className={styles.value}>{sum.value}</b>
        </p>
      )}
      <div className={styles.action}>{children}</div>
      {reason && (
        <p id={reason.id} className={styles.reason}>
          {reason.words}
        </p>
      )}
    </div>
  );
}
