import { Frame } from './frame';
import styles from './frame.module.css';

/** The frame before any code has come. Nothing in it answers, and nothing can be typed that would be lost. */
export function PrerenderedFrame() {
  return (
    <div inert data-prerendered className={styles.prerendered}>
      <Frame />
    </div>
  );
}
