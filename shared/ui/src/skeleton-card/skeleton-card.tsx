import { Card } from '#card/card.tsx';
import { Skeleton } from '#skeleton/skeleton.tsx';
import { Stack } from '#stack/stack.tsx';

const looks = {
  title: { shape: 'title', width: 'most' },
  line: { shape: 'line', width: 'full' },
  half: { shape: 'line', width: 'half' },
  field: { shape: 'field', width: 'full' },
  image: { shape: 'image', width: 'full' },
  block: { shape: 'block', width: 'full' },
} as const;

interface SkeletonCardProps {
  /** What will be on it, from above: half is a short line, field a control, image 4 by 3, block 196 high. */
  shapes: readonly (keyof typeof looks)[];
  /** As the card's that will come: snug 24, normal (default) 32. */
  padding?: 'snug' | 'normal';
}

/** A card in grey, in the shape of the one that will come. */
export function SkeletonCard({ shapes, padding = 'normal' }: SkeletonCardProps) {
  return (
    <Card padding={padding}>
      <Stack gap={4}>
        {shapes.map((shape, place) => (
          <Skeleton key={place} {...looks[shape]} />
        ))}
      </Stack>
    </Card>
  );
}
