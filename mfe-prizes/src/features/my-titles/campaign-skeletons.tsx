import { Card } from '@site/ui/card';
import { Grid } from '@site/ui/grid';
import { Skeleton } from '@site/ui/skeleton';
import { Stack } from '@site/ui/stack';

/** Four cards to come. */
export function CampaignSkeletons() {
  return (
    <Grid layout="cards">
      {[1, 2, 3, 4].map((place) => (
        <Card key={place} padding="snug">
          <Stack gap={3}>
            <Skeleton shape="image" />
            <Skeleton shape="title" width="most" />
            <Skeleton width="half" />
            <Skeleton shape="field" />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
