import { useId } from 'react';
import type { Payment } from '@site/contracts/api/payments';
import { formatDate } from '@site/domain/local-date';
import { formatMoney, parseMoney } from '@site/domain/money';
import { Badge, type BadgeTone } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { Facts } from '@site/ui/facts';
import { Icon } from '@site/ui/icon';
import { chevronDown } from '@site/ui/icon-shapes';
import { Timeline } from '@site/ui/timeline';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { knownStatus, type OrderStatus, statusLabel } from './order-status';
import { timelineOf } from './order-timeline';
import { text } from './orders.text';
import styles from './order-card.module.css';

const tones: Record<OrderStatus, BadgeTone> = {
  CREATED: 'neutral',
  PENDING: 'pending',
  APPROVED: 'success',
  CANCELED: 'danger',
  REFUNDED: 'info',
};

interface Props {
  order: Payment;
  /** The order is unfolded when the page opens. */
  isOpen: boolean;
}

/** One order in a row: its number, day, value and status. It unfolds to the rest and to what has happened to it. */
export function OrderCard({ order, isOpen }: Props) {
  const numberId = useId();
  const status = knownStatus(order.status);
  const row = [
    { term: text.date, value: formatDate(order.created_at), area: 'date' },
    { term: text.value, value: formatMoney(parseMoney(order.totalAmount) ?? 0), area: 'value' },
  ];
  const rest = [
    { term: text.method, value: methodOf(order) },
    { term: text.quantity, value: order.quantity },
  ];
  return (
    <Card as="article" padding="none" labelledBy={numberId}>
      <details className={styles.order} open={isOpen}>
        <summary className={styles.summary}>
          <span className={styles.fact} data-area="number">
            <span className={styles.term}>{text.order} </span>
            <b id={numberId} className={styles.number}>
              {order.number}
            </b>
          </span>
          {row.map(({ term, value, area }) => (
            <span key={area} className={styles.fact} data-area={area}>
              <span className={styles.term}>{term} </span>
              <span className={styles.value}>{value}</span>
            </span>
          ))}
          <span className={styles.status}>
            <VisuallyHidden>{text.status} </VisuallyHidden>
            <Badge tone={tones[status]}>{statusLabel(status)}</Badge>
          </span>
          <span className={styles.chevron}>
            <Icon shape={chevronDown} />
          </span>
        </summary>
        <div className={styles.more}>
          <Facts items={rest} layout="row" />
          <Timeline label={text.timelineOf(order.number)} events={timelineOf(order)} />
        </div>
      </details>
    </Card>
  );
}

function methodOf({ paymentMethod }: Payment): string {
  if (paymentMethod === 'REPURCHASE') return text.exchange;
  return paymentMethod || text.noMethod;
}
