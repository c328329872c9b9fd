import styles from './field.module.css';

/** The red asterisk; `aria-required` on the control says the same. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}
