import type { ReactNode } from 'react';
import type { CartItem } from '@site/cart/cart-items';
import { totalOf } from '@site/cart/cart-items';
import { formatMoney } from '@site/domain/money';
import { Card } from '@site/ui/card';
import { Facts } from '@site/ui/facts';
import { Price } from '@site/ui/price';
import { text } from './checkout.text';
import styles from './order-summary.module.css';

interface Props {
  /** What is bought; lines without a quantity are left out. */
  lines: readonly Pick<CartItem, 'key' | 'name' | 'unitValue' | 'quantity'>[];
  children?: ReactNode;
}

/** What is bought and what it costs, beside the step. */
export function OrderSummary({ lines, children }: Props) {
  const chosen = lines.filter(({ quantity }) => quantity > 0);
  const facts = chosen.map(({ name, quantity, unitValue }) => ({
    term: text.line(name, quantity),
    value: formatMoney(unitValue * quantity),
  }));
  return (
    <Card as="aside" padding="normal" sticky labelledBy="order-summary">
      <h2 id="order-summary" className={styles.heading}>
        {text.summary}
      </h2>
      {facts.length > 0 ? <Facts items={facts} /> : <p className={styles.nothing}>{text.nothingChosen}</p>}
      <p role="status" className={styles.total}>
        <span className={styles.label}>{text.total}</span>{' '}
        <Price size="xl">{formatMoney(totalOf(chosen))}</Price>
      </p>
      {children}
    </Card>
  );
}
