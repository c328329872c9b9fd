import { CartItemSkeleton } from '@site/cart/cart-item-card';
import { Grid } from '@site/ui/grid';
import { SkeletonCard } from '@site/ui/skeleton-card';
import { Stack } from '@site/ui/stack';

/** Two titles to come, with the picture of the first, and the summary. */
export const CartSkeleton = () => (
  <Grid layout="aside">
    <Stack gap={5}>
      <CartItemSkeleton isFirst />
      <CartItemSkeleton />
    </Stack>
    <SkeletonCard shapes={['title', 'line', 'title', 'line', 'line', 'field']} />
  </Grid>
);
