import { Card } from '@site/ui/card';
import { Grid } from '@site/ui/grid';
import { Skeleton } from '@site/ui/skeleton';
import { Stack } from '@site/ui/stack';

/** Two titles on sale to come. */
export function ProductSkeletons() {
  return (
    <Grid layout="pairs">
      {[1, 2].map((place) => (
        <Card key={place} padding="snug">
          <Stack gap={4}>
            <Skeleton shape="ticket" />
            <Skeleton shape="title" width="half" />
            <Skeleton width="most" />
            <Skeleton shape="field" width="most" />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
