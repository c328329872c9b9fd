import { CampaignPicture } from '@site/ui/campaign-picture';
import { Card } from '@site/ui/card';
import { Grid } from '@site/ui/grid';
import { Skeleton } from '@site/ui/skeleton';
import { SkeletonCard } from '@site/ui/skeleton-card';
import { Stack } from '@site/ui/stack';
import styles from './cart-skeleton.module.css';

/** Two titles to come, with the picture of the first, and the summary. */
export const CartSkeleton = () => (
  <Grid layout="aside">
    <Stack gap={5}>
      <Item isFirst />
      <Item />
    </Stack>
    <SkeletonCard shapes={['title', 'line', 'title', 'line', 'line', 'field']} />
  </Grid>
);

/** As `CartItemCard` is laid out. */
const Item = ({ isFirst = false }) => (
  <Card padding="snug">
    <div className={styles.item}>
      <div className={styles.picture}>
        <CampaignPicture kind="ticket" isFirst={isFirst} />
      </div>
      <Stack gap={4}>
        <Skeleton shape="title" width="most" />
        <Skeleton />
        <Skeleton width="half" />
        <Skeleton shape="field" />
      </Stack>
    </div>
  </Card>
);
