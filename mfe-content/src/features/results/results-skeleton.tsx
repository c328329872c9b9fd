import { CampaignPicture } from '@site/ui/campaign-picture';
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
          <div>
            <CampaignPicture kind="ticket" isFirst />
          </div>
          <Stack gap={4}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="half" />
            <Skeleton shape="block" />
          </Stack>
        </div>
      </Card>
      <Stack gap={5}>
        <Skeleton shape="title" width="half" />
        <RoundSkeletons />
      </Stack>
    </Stack>
  );
}
