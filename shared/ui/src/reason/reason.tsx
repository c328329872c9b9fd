import styles from './reason.module.css';

interface ReasonProps {
  /** Tie the control to it: `aria-describedby`. */
  id: string;
  /** Why the control beside it cannot be used now, and what changes that. */
  children: string;
}

/** Says beside a disabled control why it is disabled. */
export function Reason({ id, children }: ReasonProps) {
  return (
    <p id={id} className={styles.reason}>
      {children}
    </p>
  );
}
