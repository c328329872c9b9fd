import { text } from './personal-data.text';
import styles from './required-note.module.css';

/** What the red asterisk means. */
export function RequiredNote() {
  return (
    <p className={styles.note}>
      {text.requiredBefore}
      <span className={styles.mark}>*</span>
      {text.requiredAfter}
    </p>
  );
}
