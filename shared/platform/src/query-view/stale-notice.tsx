import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import styles from './stale-notice.module.css';

interface Props {
  text: string;
  reason: string | undefined;
  isReading: boolean;
  onRetry: () => void;
}

/** Says above data that it could not be refetched. */
export function StaleNotice({ text, reason, isReading, onRetry }: Props) {
  return (
    <div className={styles.notice}>
      <Banner tone="warning" announce="alert">
        <p className={styles.text}>{text}</p>
        {reason && <p className={styles.text}>{reason}</p>}
        <Button kind="text" busy={isReading} onClick={onRetry}>
          Tentar novamente
        </Button>
      </Banner>
    </div>
  );
}
