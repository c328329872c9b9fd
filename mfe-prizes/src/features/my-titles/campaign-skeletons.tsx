import { Grid } from '@site/ui/grid';
import { SkeletonCard } from '@site/ui/skeleton-card';

/** Four cards to come. */
export function CampaignSkeletons() {
  return (
    <Grid layout="cards">
      {[1, 2, 3, 4].map((place) => (
        <SkeletonCard key={place} padding="snug" shapes={['image', 'title', 'half', 'field']} />
      ))}
    </Grid>
  );
}
