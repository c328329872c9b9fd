import { Card } from '@site/ui/card';
import { text } from './title-registration.text';
import styles from './title-registration.module.css';

/** Where on the paper the numbers of step 1 are. */
export function WhereNumbersAre() {
  return (
    <Card as="aside" labelledBy="where-numbers-are">
      <h2 id="where-numbers-are" className={styles.asideHeading}>
        {text.whereTitle}
      </h2>
      <ul className={styles.where}>
        {text.where.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
