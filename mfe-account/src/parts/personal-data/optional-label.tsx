import { text } from './personal-data.text';
import styles from './optional-label.module.css';

/** The name of a field that may stay empty. The remark is drawn, so that the label's text stays the name (D43). */
export function OptionalLabel({ children }: { children: string }) {
  return (
    <>
      {children}
      <span className={styles.optional} data-remark={text.optional} />
    </>
  );
}
