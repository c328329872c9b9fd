import { type MeasureName, measureNames } from '@site/release/figures-report';
import type { AppState } from '#state/state.ts';
import { measured, measureWords } from '#words/words.ts';
import { chartOf } from './time-scale';
import styles from './measure-choice.module.css';

interface Props {
  app: AppState;
  selected: MeasureName;
  onSelect: (name: MeasureName) => void;
}

const plot = { width: 120, height: 36 };

/** Every measure in small: p75 of the live version, and how each version went; one of them is shown large. */
export function MeasureChoice({ app, selected, onSelect }: Props) {
  const live = app.versions.find(({ version }) => version === app.live)?.figures;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        What three of four visitors had, or less (p75), of the live version
      </legend>
      {measureNames.map((name) => {
        const value = live?.measures[name];
        return (
          <label key={name} className={styles.choice}>
            <input
              type="radio"
              name="measure"
              className={styles.radio}
              checked={name === selected}
              onChange={() => onSelect(name)}
            />
            <span className={styles.name}>{measureWords[name].name}</span>
            <span className={styles.value}>{value ? measured(name, value.p75) : '–'}</span>
            <Spark app={app} name={name} />
          </label>
        );
      })}
    </fieldset>
  );
}

function Spark({ app, name }: { app: AppState; name: MeasureName }) {
  const lines = chartOf(app, name, plot)?.lines ?? [];
  return (
    <svg
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      preserveAspectRatio="none"
      className={styles.spark}
      aria-hidden="true"
    >
      {lines.map(({ version, role, points }) => (
        <polyline
          key={version}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          className={styles.line}
          data-role={role}
        />
      ))}
    </svg>
  );
}
