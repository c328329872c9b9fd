import type { CanaryCheck } from '#state/state.ts';
import styles from './evidence-bar.module.css';

const width = 100;

/** Evidence against a canary, on a scale of powers of ten that ends a little behind the bound at which it is stopped. */
export function EvidenceBar({
  check: { name, evidence, bound, why, seen, foresight },
}: {
  check: CanaryCheck;
}) {
  const scale = (value: number) =>
    Math.min(1, Math.max(0, Math.log10(Math.max(1, value)) / (Math.log10(bound) * 1.25)));
  const isOver = evidence >= bound;
  const told = `${name}: evidence ${rounded(evidence)} of ${bound} that stop it. ${why}`;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span className={styles.scale} aria-hidden="true">
          evidence {rounded(evidence)} of {bound}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} 8`}
        preserveAspectRatio="none"
        className={styles.bar}
        role="img"
        aria-label={told}
      >
        <rect y="1" width={width} height="6" className={styles.track} />
        <rect
          y="1"
          width={scale(evidence) * width}
          height="6"
          className={styles.evidence}
          data-over={isOver || undefined}
        />
        <rect x={scale(bound) * width} width="0.7" height="8" className={styles.bound} />
      </svg>
      <p className={styles.why}>{why}.</p>
      {foresight && (
        <p className={styles.foresight}>
          {`If it ${foresight.fault}, it would be stopped within ${foresight.visits.toLocaleString('en')} of its visits, nine times out of ten. ${seen.toLocaleString('en')} so far.`}
        </p>
      )}
    </figure>
  );
}

const rounded = (value: number) => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en'));
