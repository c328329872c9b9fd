import { useId } from 'react';
import { Card } from '@site/ui/card';
import { WholeWords } from '@site/ui/whole-words';
import { SectionHeading } from '#parts/section-heading/section-heading.tsx';
import styles from './how-to-claim.module.css';
import { text } from './prizes.text';

/** The instructions: the ways to be paid, with their limits. */
export function HowToClaim() {
  const headingId = useId();
  return (
    <Card as="aside" labelledBy={headingId}>
      <SectionHeading id={headingId}>{text.howHeading}</SectionHeading>
      <ul className={styles.list}>
        {text.how.map((way) => (
          <li key={way} className={styles.way}>
            <WholeWords phones>{way}</WholeWords>
          </li>
        ))}
      </ul>
    </Card>
  );
}
