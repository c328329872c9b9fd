import type { ReactNode } from 'react';
import { Button } from '#button/button.tsx';
import { alertCircle } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import styles from './error-state.module.css';

interface ErrorStateProps {
  /** What happened. */
  children: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** The attempt is on its way. */
  retrying?: boolean;
}

/** Something did not load: the message is read at once, and the visitor may try again. */
export function ErrorState({ children, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className={styles.error}>
      <span className={styles.disc}>
        <Icon shape={alertCircle} size="large" />
      </span>
      <p role="alert" className={styles.text}>
        {children}
      </p>
      {onRetry && (
        <Button kind="secondary" busy={retrying} onClick={onRetry}>
          Tentar novamente
        </Button>
      )}
    </div>
  );
}
