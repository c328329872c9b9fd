import * as v from 'valibot';
import { type MeasureName, measureNames, type PageFigures } from '@site/release/figures-report';
import { binsSchema, Histogram } from './histogram';

/** What visitors had of one route of one version, in one hour or in several. */
export interface Figures {
  version: string;
  route: string;
  /** How many visits failed, by the kind of the failure. */
  failures: Record<string, number>;
  measures: Partial<Record<MeasureName, Histogram>>;
}

const figuresSchema = v.object({
  version: v.string(),
  route: v.string(),
  failures: v.record(v.string(), v.number()),
  measures: v.partial(v.object(v.entriesFromList(measureNames, binsSchema))),
});

/** The schema of a file of figures: those of one app in one hour. */
export const figuresFileSchema = v.pipe(
  v.array(figuresSchema),
  v.transform((rows) =>
    rows.map(({ measures, ...row }): Figures => ({
      ...row,
      measures: Object.fromEntries(
        Object.entries(measures).map(([name, bins]) => [name, Histogram.of(bins)]),
      ),
    })),
  ),
);

/** Figures of nobody. */
export const noFigures = (version: string, route: string): Figures => ({
  version,
  route,
  failures: {},
  measures: {},
});

/** Adds what one browser had. */
export function addPage(
  figures: Figures,
  { failure, measures }: Pick<PageFigures, 'failure' | 'measures'>,
): void {
  if (failure) figures.failures[failure] = (figures.failures[failure] ?? 0) + 1;
  for (const name of measureNames) {
    const value = measures[name];
    if (value !== undefined) (figures.measures[name] ??= new Histogram()).add(value);
  }
}

/** Adds other figures to these. */
export function addFigures(figures: Figures, other: Figures): Figures {
  for (const [kind, count] of Object.entries(other.failures))
    figures.failures[kind] = (figures.failures[kind] ?? 0) + count;
  for (const name of measureNames) {
    const histogram = other.measures[name];
    if (histogram) (figures.measures[name] ??= new Histogram()).merge(histogram);
  }
  return figures;
}

/** How many visits failed. */
export const failuresOf = ({ failures }: Figures): number =>
  Object.values(failures).reduce((sum, count) => sum + count, 0);

/** How many visits there were: those that ended with a page, and those that failed. */
export const visitsOf = (figures: Figures): number =>
  (figures.measures.usable?.count ?? 0) + failuresOf(figures);
