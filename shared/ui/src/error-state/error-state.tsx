import type { ReactNode } from 'react';
import { Button } from '#button/button.tsx';
import { alertCircle } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import { WholeWords } from '#whole-words/whole-words.tsx';
import styles from './error-state.module.css';

interface ErrorStateProps {
  /** What happened. */
  children: ReactNode;
  /** Why, where it is known. */
  reason?: string | undefined;
  /** Retries; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** What the button says where trying again is not what it does. */
  retryLabel?: string | undefined;
  /** The attempt is on its way. */
  retrying?: boolean;
}

/** Something did not load: the message is announced immediately, and the visitor may retry. */
export function ErrorState({
  children,
  reason,
  onRetry,
  retryLabel = 'Tentar novamente',
  retrying,
}: ErrorStateProps) {
  return (
    <div className={styles.error}>
      <span className={styles.disc}>
        <Icon shape={alertCircle} size="large" />
      </span>
      <div role="alert">
        <p className={styles.text}>
          <WholeWords>{children}</WholeWords>
        </p>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      {onRetry && (
        <Button kind="secondary" busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
