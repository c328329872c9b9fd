import { Card } from '@site/ui/card';
import { Grid } from '@site/ui/grid';
import { Skeleton } from '@site/ui/skeleton';
import { Stack } from '@site/ui/stack';

/** Four rounds to come. */
export function RoundSkeletons() {
  return (
    <Grid layout="quarters">
      {[1, 2, 3, 4].map((place) => (
        <Card key={place} padding="snug">
          <Stack gap={4}>
            <Skeleton shape="title" width="most" />
            <Skeleton shape="field" width="most" />
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
