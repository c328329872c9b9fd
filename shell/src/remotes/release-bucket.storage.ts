import { integer, maxValue, minValue, number, pipe } from 'valibot';
import { storageItem } from '@site/platform/storage';

const bucketSchema = pipe(number(), integer(), minValue(0), maxValue(9_999));
const stored = storageItem('local', 'releaseBucket', bucketSchema);

/**
 * The visitor's canary bucket, 0 to 9999: drawn once and kept, so that they stay with the version they got. It
 * does not identify a visitor: all visitors share ten thousand values.
 */
export function releaseBucket(): number {
  const known = stored.read();
  if (known !== undefined) return known;
  const drawn = Math.floor(Math.random() * 10_000);
  stored.write(drawn);
  return drawn;
}
