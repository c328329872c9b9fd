import type { MeasureName } from '@site/release/figures-report';
import type { AppState } from '#state/state.ts';
import { actionWord, measured, measureWords, when } from '#words/words.ts';
import { chartOf, type Line } from './time-scale';
import styles from './percentile-chart.module.css';

const plot = { width: 640, height: 200 };
const left = 64;
const top = 12;

/** p75 of a measure by version over the hours, each with its interval; a line across for each release. */
export function PercentileChart({ app, name }: { app: AppState; name: MeasureName }) {
  const chart = chartOf(app, name, plot);
  if (!chart) return <p>Nobody has sent this measure yet.</p>;
  const step = app.stepHours === 1 ? 'hour' : `${app.stepHours} hours`;
  const title = `${measureWords[name].name}, p75 by version, each ${step}`;
  return (
    <figure className={styles.figure}>
      <figcaption>
        <span className={styles.title}>{title}</span>
        <span className={styles.about}>{measureWords[name].about}</span>
      </figcaption>
      <div className={styles.scroll} role="region" aria-label={`${title}: chart`} tabIndex={0}>
        <svg
          viewBox={`0 0 ${left + plot.width + 28} ${top + plot.height + 28}`}
          role="img"
          aria-label={told(app, name)}
          className={styles.chart}
        >
          <g transform={`translate(${left} ${top})`}>
            {chart.ticksY.map(({ y, value }) => (
              <g key={value}>
                <line x2={plot.width} y1={y} y2={y} className={styles.grid} />
                <text x={-8} y={y} dy="0.32em" textAnchor="end" className={styles.tick}>
                  {measured(name, value)}
                </text>
              </g>
            ))}
            {chart.ticksX.map(({ x, label }) => (
              <text key={x} x={x} y={plot.height + 20} textAnchor="middle" className={styles.tick}>
                {label}
              </text>
            ))}
            {chart.marks.map(({ x, change }) => (
              <g key={change.revision} className={styles.release} data-kind={markOf(change.action)}>
                <title>{`${when(change.at)}: ${actionWord(change.action)}, by ${change.by}. ${change.why}`}</title>
                <line x1={x} x2={x} y2={plot.height} className={styles.moment} />
                <circle cx={x} cy={plot.height} r="4" className={styles.foot} />
              </g>
            ))}
            {chart.lines.map((line) => (
              <VersionLine key={line.version} line={line} />
            ))}
          </g>
        </svg>
      </div>
      <ul className={styles.legend}>
        {legendOf(chart.lines).map(({ label, role }) => (
          <li key={label} className={styles.entry}>
            <svg viewBox="0 0 28 8" className={styles.sample} aria-hidden="true">
              <line x2="28" y1="4" y2="4" className={styles.line} data-role={role} />
            </svg>
            <span>{label}</span>
          </li>
        ))}
        {marks.map(({ kind, label }) => (
          <li key={kind} className={styles.entry}>
            <svg viewBox="0 0 8 8" className={styles.dot} aria-hidden="true">
              <g className={styles.release} data-kind={kind}>
                <circle cx="4" cy="4" r="4" className={styles.foot} />
              </g>
            </svg>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const marks = [
  { kind: 'live', label: 'everybody gets another version' },
  { kind: 'canary', label: 'a canary begins or changes' },
  { kind: 'back', label: 'taken back' },
] as const;

/** What a change did to visitors. */
function markOf(action: string): (typeof marks)[number]['kind'] {
  if (['rollback', 'canary-abort', 'withdraw', 'retire'].includes(action)) return 'back';
  return ['promote', 'canary-finish'].includes(action) ? 'live' : 'canary';
}

/** The live version and the canary by their names; the others, which are named in the chart, in one. */
function legendOf(lines: readonly Line[]): { label: string; role: Line['role'] }[] {
  const named = lines.filter(({ role }) => role !== 'other');
  return [
    ...named.map(({ version, role }) => ({ label: `${version}, ${role}`, role })),
    ...(named.length < lines.length ? [{ label: 'other versions', role: 'other' as const }] : []),
  ];
}

function VersionLine({ line: { version, points, role } }: { line: Line }) {
  const last = points.at(-1);
  const path = (ends: readonly [number, number][]) =>
    ends.map(([x, y], place) => `${place ? 'L' : 'M'}${x} ${y}`).join('');
  const band = [
    ...points.map(({ x, high }): [number, number] => [x, high]),
    ...[...points].reverse().map(({ x, low }): [number, number] => [x, low]),
  ];
  return (
    <g data-role={role} className={styles.version}>
      <path d={`${path(band)}Z`} className={styles.band} data-role={role} />
      <path d={path(points.map(({ x, y }) => [x, y]))} className={styles.line} data-role={role} />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="2.5" className={styles.point} data-role={role} />
      ))}
      {role === 'other' && last && (
        <text x={last.x} y={last.high - 6} textAnchor="middle" className={styles.tick}>
          {version}
        </text>
      )}
    </g>
  );
}

/** The chart as a sentence, for screen readers. */
function told(app: AppState, name: MeasureName): string {
  const lines = app.versions.flatMap(({ version, figures }) => {
    const value = figures?.measures[name];
    return value ? [`${version}: ${measured(name, value.p75)} over ${value.count} pages`] : [];
  });
  return `${measureWords[name].name}, p75 by version. ${lines.join('; ')}.`;
}
