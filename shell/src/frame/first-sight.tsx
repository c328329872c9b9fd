import { Frame } from './frame';
import styles from './frame.module.css';

/** The frame before any code has come. Nothing in it answers, and nothing can be typed that would be lost. */
export function FirstSight() {
  return (
    <div inert data-first-sight className={styles.firstSight}>
      <Frame />
    </div>
  );
}
