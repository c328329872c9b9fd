import { measureNames } from '@site/release/figures-report';
import type { Percentile, StepSummary, VisitSummary } from '@site/release-page/state';
import { addFigures, type Figures, failuresOf, noFigures, visitsOf } from './figures';
import type { HourOfFigures } from './figures-store';
import type { Histogram } from './histogram';

const share = 0.75;
/** Standard deviations on each side of an interval that holds the true value in 95 of 100 cases. */
const width = 1.96;

/** The 75th percentile with its confidence interval, by ranks. */
export function percentileOf(histogram: Histogram): Percentile | undefined {
  const { count } = histogram;
  const spread = width * Math.sqrt((share * (1 - share)) / count);
  const [low, p75, high] = [share - spread, share, share + spread].map((at) =>
    histogram.quantile(Math.min(1, Math.max(0, at))),
  );
  if (low === undefined || p75 === undefined || high === undefined) return undefined;
  return { count, p75, low, high };
}

/** Figures as the page shows them: counts and percentiles. */
export function summaryOf(figures: readonly Figures[]): VisitSummary {
  const sum = figures.reduce((total, row) => addFigures(total, row), noFigures('', ''));
  const measures = measureNames.flatMap((name) => {
    const histogram = sum.measures[name];
    const percentile = histogram && percentileOf(histogram);
    return percentile ? [[name, percentile] as const] : [];
  });
  return {
    visits: visitsOf(sum),
    failed: failuresOf(sum),
    kinds: sum.failures,
    measures: Object.fromEntries(measures),
  };
}

/** Maximum number of points of a line. */
const mostSteps = 36;
const steps = [1, 2, 3, 6, 12];

/** How many hours one point of a line covers, if there are figures of this many hours. */
export const stepFor = (hours: number): number => steps.find((step) => hours / step <= mostSteps) ?? 24;

/** The timings of each version, in steps of this many hours, which begin at midnight. */
export function stepSummaries(hours: readonly HourOfFigures[], stepHours: number): StepSummary[] {
  const byStep = new Map<string, Figures[]>();
  for (const { hour, figures } of hours) {
    const start = startOf(hour, stepHours);
    byStep.set(start, [...(byStep.get(start) ?? []), ...figures]);
  }
  return [...byStep].sort().flatMap(([hour, figures]) =>
    [...new Set(figures.map(({ version }) => version))].map((version) => ({
      hour,
      version,
      ...summaryOf(figures.filter((row) => row.version === version)),
    })),
  );
}

const startOf = (hour: string, stepHours: number) => {
  const [day = '', ofDay = ''] = hour.split('T');
  return `${day}T${String(Math.floor(Number(ofDay) / stepHours) * stepHours).padStart(2, '0')}`;
};
