import { type Cents, formatMoney } from '@site/domain/money';
import { Price } from '@site/ui/price';
import styles from './prize-total.module.css';

/** A sum of prizes, in the green of a win if there is one. */
export function PrizeTotal({ label, amount }: { label: string; amount: Cents }) {
  return (
    <p className={styles.total} data-won={amount > 0 || undefined}>
      <span>{label}</span> <Price>{formatMoney(amount)}</Price>
    </p>
  );
}
