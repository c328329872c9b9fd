import styles from './round-mark.module.css';

const petals = [0, 45, 90, 135, 180, 225, 270, 315];

interface RoundMarkProps {
  /** The round, from 1. */
  index: number;
}

/** The mark with a round's index in its core. Decoration: the round's name says the index. */
export function RoundMark({ index }: RoundMarkProps) {
  return (
    <svg className={styles.mark} viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
      {petals.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <circle cy="-9.4" r="5.5" />
          <circle className={styles.head} cy="-20" r="3.2" />
        </g>
      ))}
      <circle r="10.5" />
      <circle className={styles.core} r="8.4" />
      <text className={styles.index} y="4.4" textAnchor="middle">
        {index}
      </text>
    </svg>
  );
}
