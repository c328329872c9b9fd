import { Card } from '#card/card.tsx';
import { Stack } from '#stack/stack.tsx';
import { Skeleton } from './skeleton';

export const examples = {
  'a card': (
    <Card padding="snug">
      <Stack gap={3}>
        <Skeleton shape="image" />
        <Skeleton shape="title" width="most" />
        <Skeleton width="half" />
        <Skeleton shape="field" />
      </Stack>
    </Card>
  ),
};
