import { ErrorState } from '@site/ui/error-state';
import { PageWidth } from '@site/ui/page-width';
import { type FailureKind, failures } from './failures';
import styles from './face.module.css';

interface Props {
  kind: FailureKind;
  onRetry: () => void;
}

/** What the page area shows in place of a page that failed. */
export function FailureFace({ kind, onRetry }: Props) {
  return (
    <div className={styles.face}>
      <PageWidth>
        <ErrorState onRetry={onRetry}>{failures[kind].screen}</ErrorState>
      </PageWidth>
    </div>
  );
}
