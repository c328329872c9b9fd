import { text } from './personal-data.text';
import styles from './optional-label.module.css';

/** The name of a field that may stay empty. */
export function OptionalLabel({ children }: { children: string }) {
  return (
    <>
      {children} <span className={styles.optional}>{text.optional}</span>
    </>
  );
}
