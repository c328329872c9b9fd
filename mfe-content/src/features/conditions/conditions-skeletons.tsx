import { Card } from '@site/ui/card';
import { Grid } from '@site/ui/grid';
import { Skeleton } from '@site/ui/skeleton';
import { Stack } from '@site/ui/stack';
import styles from './conditions-card.module.css';

/** Campaigns to come. */
export function ConditionsSkeletons() {
  return (
    <Grid layout="cards">
      {[1, 2].map((place) => (
        <Card key={place} padding="none">
          <div className={styles.card}>
            <div className={styles.picture}>
              <Skeleton shape="image" />
            </div>
            <div className={styles.words}>
              <Stack gap={3}>
                <Skeleton shape="title" width="most" />
                <Skeleton />
                <Skeleton width="half" />
              </Stack>
            </div>
          </div>
        </Card>
      ))}
    </Grid>
  );
}
