import styles from './scratch-progress.module.css';
import { text } from './scratch-card.text';

/** How many cells are open: in words, which a screen reader hears as they change, and in dots. */
export function ScratchProgress({ open, all }: { open: number; all: number }) {
  return (
    <div className={styles.progress}>
      <h2 className={styles.heading} aria-live="polite">
        {text.progress(open, all)}
      </h2>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: all }, (_, place) => (
          <i key={place} className={styles.dot} data-on={place < open || undefined} />
        ))}
      </span>
    </div>
  );
}
