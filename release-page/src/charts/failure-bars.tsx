import styles from './failure-bars.module.css';

interface Props {
  title: string;
  /** How many, by the kind of the failure. */
  kinds: Readonly<Record<string, number>>;
}

/** Failures of a version, a bar a kind, the most frequent first. */
export function FailureBars({ title, kinds }: Props) {
  const rows = Object.entries(kinds).sort(([, a], [, b]) => b - a);
  const most = rows[0]?.[1] ?? 1;
  return (
    <div className={styles.version}>
      <h4 className={styles.title}>{title}</h4>
      <ul className={styles.kinds}>
        {rows.map(([kind, count]) => (
          <li key={kind} className={styles.kind}>
            <span>{kind}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
              <rect width={(count / most) * 100} height="8" className={styles.fill} />
            </svg>
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
