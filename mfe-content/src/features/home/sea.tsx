import styles from './sea.module.css';

/** Three rows of waves at the foot of a hero: night or day. Decoration. */
export function Sea({ time }: { time: 'night' | 'day' }) {
  return (
    <div className={styles.sea} data-time={time} aria-hidden="true">
      <i className={styles.row} />
      <i className={styles.row} />
      <i className={styles.row} />
    </div>
  );
}
