import type { ReactNode } from 'react';
import { Roda } from '#roda/roda.tsx';
import styles from './auth-card.module.css';

interface AuthCardProps {
  /** One sentence on the navy panel; hidden where there is only a strip of art. */
  invitation: ReactNode;
  /** What helps with the form, on the panel in place of the sentence; under 1024 it is below the form. */
  help?: ReactNode;
  /** The heading and the form. */
  children: ReactNode;
}

/** The frame of sign-in, recovery and codes: a form beside a ring of dancers, form only under 1024, a strip of art on mobile. */
export function AuthCard({ invitation, help, children }: AuthCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.form}>
        <div className={styles.column}>{children}</div>
      </div>
      <div className={styles.panel} data-surface="dark" data-strip={help ? true : undefined}>
        <p className={styles.invitation}>{invitation}</p>
        <div className={styles.art}>
          <Roda />
        </div>
      </div>
      {help && (
        <div className={styles.help} data-surface="dark">
          {help}
          <div className={styles.hill}>
            <div className={styles.ring}>
              <Roda />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
