import styles from './field.module.css';

/** The red asterisk, drawn by the stylesheet so that the label's text stays the field's name; `aria-required` says the same. */
export function RequiredMark() {
  return <span className={styles.required} aria-hidden="true" />;
}
