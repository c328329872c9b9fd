import styles from './flower.module.css';

const petals = [0, 45, 90, 135, 180, 225, 270, 315];

/** The grey flower disc: nothing here yet, or no picture. */
export function Flower() {
  return (
    <svg className={styles.flower} viewBox="-110 -110 220 220" aria-hidden="true" focusable="false">
      <circle r="104" className={styles.disc} />
      <circle r="84" className={styles.beads} />
      {petals.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <circle cy="-21.6" r="12.7" className={styles.petal} />
          <circle cy="-45" r="7.6" className={styles.head} />
        </g>
      ))}
      <circle r="24.2" className={styles.petal} />
      <circle r="12.4" className={styles.core} />
    </svg>
  );
}
