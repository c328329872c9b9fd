import { Skeleton } from '@site/ui/skeleton';
import { Stack } from '@site/ui/stack';

/** A sentence, fields and a button to come. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Skeleton />
        <Skeleton width="half" />
      </Stack>
      {Array.from({ length: fields }, (_, place) => (
        <Stack key={place} gap={2}>
          <Skeleton width="half" />
          <Skeleton shape="field" />
        </Stack>
      ))}
      <Skeleton shape="field" width="most" />
    </Stack>
  );
}
