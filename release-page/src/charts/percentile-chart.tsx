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
      <figcaption className={styles.title}>{title}</figcaption>
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
              <line key={change.revision} x1={x} x2={x} y2={plot.height} className={styles.release}>
                <title>{`${when(change.at)}: ${actionWord(change.action)}, by ${change.by}. ${change.why}`}</title>
              </line>
            ))}
            {chart.lines.map((line) => (
              <VersionLine key={line.version} line={line} />
            ))}
          </g>
        </svg>
      </div>
      <ul className={styles.legend}>
        {chart.lines.map(({ version, role }) => (
          <li key={version} className={styles.entry}>
            <svg viewBox="0 0 28 8" className={styles.sample} aria-hidden="true">
              <line x2="28" y1="4" y2="4" className={styles.line} data-role={role} />
            </svg>
            <span>{role === 'other' ? version : `${version}, ${role}`}</span>
          </li>
        ))}
        <li className={styles.entry}>
          <svg viewBox="0 0 28 8" className={styles.sample} aria-hidden="true">
            <line x1="14" x2="14" y2="8" className={styles.release} />
          </svg>
          <span>a change of what is live</span>
        </li>
      </ul>
    </figure>
  );
}

function VersionLine({ line: { points, role } }: { line: Line }) {
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
        <circle key={x} cx={x} cy={y} r="2.5" className={styles.dot} data-role={role} />
      ))}
    </g>
  );
}

/** The chart in a sentence, for whoever does not see it. */
function told(app: AppState, name: MeasureName): string {
  const lines = app.versions.flatMap(({ version, figures }) => {
    const value = figures?.measures[name];
    return value ? [`${version}: ${measured(name, value.p75)} over ${value.count} pages`] : [];
  });
  return `${measureWords[name].name}, p75 by version. ${lines.join('; ')}.`;
}
