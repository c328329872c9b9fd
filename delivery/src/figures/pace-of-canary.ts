import type { MeasureName } from '@site/release/figures-report';
import type { Pointer } from '#registry/pointer.ts';
import { decidePace, judgedMeasures, type PaceCheck, type PaceStretch } from './canary-pace';
import type { Figures } from './figures';
import { type HourOfFigures, hourOf } from './figures-store';
import { Histogram } from './histogram';

/** The hours since a canary began. */
export function hoursOfCanary(hours: readonly HourOfFigures[], beganAt: string): HourOfFigures[] {
  const first = hourOf(new Date(beganAt));
  return hours.filter(({ hour }) => hour >= first);
}

/** How fast the canary of a pointer is, in each measure by which it is evaluated. */
export function paceOfCanary({ canary, live }: Pointer, hours: readonly HourOfFigures[]): PaceCheck[] {
  return judgedMeasures.map((measure) =>
    decidePace(
      measure,
      hours.map(({ figures }): PaceStretch => ({
        canary: valuesOf(figures, canary?.version, measure),
        live: valuesOf(figures, live, measure),
      })),
    ),
  );
}

/** All values of a measure that visitors of a version had. */
export const valuesOf = (figures: readonly Figures[], version: string | undefined, measure: MeasureName) =>
  figures
    .filter((row) => row.version === version)
    .reduce((sum, { measures }) => sum.merge(measures[measure] ?? new Histogram()), new Histogram());
