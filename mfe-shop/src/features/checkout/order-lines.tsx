import type { ReactNode } from 'react';
import { type CartItem, totalOf } from '@site/cart/cart-items';
import { formatMoney } from '@site/domain/money';
import { Facts } from '@site/ui/facts';
import { Price } from '@site/ui/price';
import { text } from './checkout.text';
import styles from './order-lines.module.css';

/** A line of an order. */
export interface OrderLine extends Pick<CartItem, 'key' | 'name' | 'unitValue' | 'quantity'> {
  picture?: ReactNode;
}

interface Props {
  /** For the element that the heading names. */
  headingId: string;
  /** What is bought; lines without a quantity are left out. */
  lines: readonly OrderLine[];
}

/** What is bought and what it costs. */
export function OrderLines({ headingId, lines }: Props) {
  const chosen = lines.filter(({ quantity }) => quantity > 0);
  const facts = chosen.map(({ name, quantity, unitValue, picture }) => ({
    term: picture ? (
      <span className={styles.line}>
        <span className={styles.picture}>{picture}</span>
        <span>{text.line(name, quantity)}</span>
      </span>
    ) : (
      text.line(name, quantity)
    ),
    value: <span className={styles.amount}>{formatMoney(unitValue * quantity)}</span>,
  }));
  return (
    <>
      <h2 id={headingId} className={styles.heading}>
        {text.summary}
      </h2>
      {facts.length > 0 ? <Facts items={facts} /> : <p className={styles.nothing}>{text.nothingChosen}</p>}
      <p role="status" className={styles.total}>
        <span className={styles.label}>{text.total}</span>{' '}
        <Price size="xl">{formatMoney(totalOf(chosen))}</Price>
      </p>
    </>
  );
}
