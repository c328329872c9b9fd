import styles from './sea.module.css';

interface SeaProps {
  /** The colours of the waves: under a night sky, or by day. */
  time: 'night' | 'day';
}

/** Three rows of waves at the foot of a hero, which must be positioned. Decoration. */
export function Sea({ time }: SeaProps) {
  return (
    <div className={styles.sea} data-time={time} aria-hidden="true">
      <i className={styles.row} />
      <i className={styles.row} />
      <i className={styles.row} />
    </div>
  );
}
