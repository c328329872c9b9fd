import type { AppState, Change, StepSummary } from '#state/state.ts';
import type { MeasureName } from '@site/release/figures-report';

/** A point of a line: an hour, and the value with its interval. */
export interface Point {
  x: number;
  y: number;
  low: number;
  high: number;
}

/** A line of the chart: one version. */
export interface Line {
  version: string;
  role: 'live' | 'canary' | 'other';
  points: readonly Point[];
}

/** A chart in numbers: lines, marks and ticks, each in the coordinates of its plot. */
export interface Chart {
  lines: readonly Line[];
  marks: readonly { x: number; change: Change }[];
  ticksX: readonly { x: number; label: string }[];
  ticksY: readonly { y: number; value: number }[];
}

interface Plot {
  width: number;
  height: number;
}

const hourMs = 3_600_000;
const timeOf = (hour: string) => Date.parse(`${hour}:00:00Z`);

/** Lays out a measure of an app over time, or nothing where nobody has sent it. */
export function chartOf(app: AppState, name: MeasureName, { width, height }: Plot): Chart | undefined {
  const steps = app.steps.filter(({ measures }) => measures[name]);
  if (steps.length === 0) return undefined;
  const times = steps.map(({ hour }) => timeOf(hour));
  const start = Math.min(...times);
  const stepMs = app.stepHours * hourMs;
  const end = Math.max(...times) + stepMs;
  const top = niceTop(Math.max(...steps.map(({ measures }) => measures[name]?.p75 ?? 0)) * 1.15);
  const x = (time: number) => ((time - start) / (end - start)) * width;
  const y = (value: number) => height - Math.min(1.04, value / top) * height;

  const pointOf = ({ hour, measures }: StepSummary): Point => {
    const { p75, low, high } = measures[name] ?? { p75: 0, low: 0, high: 0 };
    return { x: x(timeOf(hour) + stepMs / 2), y: y(p75), low: y(low), high: y(high) };
  };
  const versions = [...new Set(steps.map(({ version }) => version))];
  return {
    lines: versions.map((version) => ({
      version,
      role: roleOf(app, version),
      points: steps.filter((each) => each.version === version).map(pointOf),
    })),
    marks: app.history
      .filter(({ action }) => !['freeze', 'unfreeze'].includes(action))
      .map((change) => ({ x: x(Date.parse(change.at)), change }))
      .filter((mark) => mark.x >= 0 && mark.x <= width),
    ticksX: ticksOf(start, end).map((time) => ({ x: x(time), label: labelOf(time, end - start) })),
    ticksY: [0, 0.5, 1].map((share) => ({ y: y(share * top), value: share * top })),
  };
}

function roleOf({ live, canary }: AppState, version: string): Line['role'] {
  if (version === live) return 'live';
  return version === canary?.version ? 'canary' : 'other';
}

/** The next of 1, 2, 5, 10, … above a value. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((each) => each * power >= value) ?? 10;
  return step * power;
}

function ticksOf(start: number, end: number): number[] {
  const steps = [1, 2, 3, 6, 12, 24].map((hours) => hours * hourMs);
  const step = steps.find((each) => (end - start) / each <= 7) ?? 24 * hourMs;
  const first = Math.ceil(start / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((end - first) / step) + 1) },
    (_, index) => first + index * step,
  );
}

const labelOf = (time: number, span: number) =>
  new Intl.DateTimeFormat(
    'en-GB',
    span > 48 * hourMs ? { day: 'numeric', month: 'short' } : { hour: '2-digit', minute: '2-digit' },
  ).format(time);
