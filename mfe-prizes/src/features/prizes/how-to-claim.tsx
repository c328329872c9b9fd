import { useId } from 'react';
import { Card } from '@site/ui/card';
import styles from './how-to-claim.module.css';
import { text } from './prizes.text';

/** The instructions: the ways to be paid, with their limits. */
export function HowToClaim() {
  const headingId = useId();
  return (
    <Card as="aside" labelledBy={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {text.howHeading}
      </h2>
      <ul className={styles.list}>
        {text.how.map((way) => (
          <li key={way} className={styles.way}>
            {way}
          </li>
        ))}
      </ul>
    </Card>
  );
}
