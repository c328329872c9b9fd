import { BrandMark } from '@site/ui/brand-mark';
import styles from './campaign.module.css';

/** The flower with the number of a round on its core. Decoration: the round's name says the number. */
export function RoundFlower({ number }: { number: number }) {
  return (
    <span className={styles.flower} aria-hidden="true">
      <BrandMark />
      <span className={styles.number}>{number}</span>
    </span>
  );
}
