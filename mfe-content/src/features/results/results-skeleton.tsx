import { Card } from '@site/ui/card';
import { Skeleton } from '@site/ui/skeleton';
import { Stack } from '@site/ui/stack';
import styles from './campaign-summary.module.css';
import { RoundSkeletons } from './round-skeletons';

/** The campaign and its rounds to come. */
export function ResultsSkeleton() {
  return (
    <Stack gap={7}>
      <Card padding="none">
        <div className={styles.summary}>
          <Skeleton shape="ticket" />
          <Stack gap={5}>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="block" />
          </Stack>
        </div>
      </Card>
      <RoundSkeletons />
    </Stack>
  );
}
