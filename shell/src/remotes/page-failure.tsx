import type { ReactNode } from 'react';
import { ErrorState } from '@site/ui/error-state';
import { PageWidth } from '@site/ui/page-width';
import { type FailureKind, failures } from './failures';
import styles from './page-state.module.css';

interface Props {
  kind: FailureKind;
  onRetry: () => void;
  /** What it says where that is not what the failure table has. */
  children?: ReactNode;
}

const reloadLabel = 'Recarregar a página';
const reload = () => window.location.reload();

/** What the page area shows in place of a page that failed. */
export function PageFailure({ kind, onRetry, children }: Props) {
  const { screen, needsReload } = failures[kind];
  return (
    <div className={styles.area}>
      <PageWidth>
        <ErrorState
          onRetry={needsReload ? reload : onRetry}
          {...(needsReload && { retryLabel: reloadLabel })}
        >
          {children ?? screen}
        </ErrorState>
      </PageWidth>
    </div>
  );
}
