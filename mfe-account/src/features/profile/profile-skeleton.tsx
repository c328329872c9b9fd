import { Card } from '@site/ui/card';
import { FormCell } from '@site/ui/form-cell';
import { FormGrid } from '@site/ui/form-grid';
import { Skeleton } from '@site/ui/skeleton';
import { Stack } from '@site/ui/stack';

/** The sections of the record, before it is there: how many columns each of their fields takes. */
const sections = [
  [6, 6, 4, 4],
  [3, 6, 3, 4, 4, 4, 6],
  [6, 2, 4],
] as const;

/** The form to come. */
export function ProfileSkeleton() {
  return (
    <Card>
      <Stack gap={6}>
        {sections.map((fields, place) => (
          <Stack key={place} gap={5}>
            <Skeleton shape="title" width="half" />
            <FormGrid>
              {fields.map((span, field) => (
                <FormCell key={field} span={span}>
                  <Stack gap={2}>
                    <Skeleton width="half" />
                    <Skeleton shape="field" />
                  </Stack>
                </FormCell>
              ))}
            </FormGrid>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
