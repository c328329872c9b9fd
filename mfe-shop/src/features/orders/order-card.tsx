import { useId } from 'react';
import type { Payment } from '@site/contracts/api/payments';
import { formatDate } from '@site/domain/local-date';
import { formatMoney, parseMoney } from '@site/domain/money';
import { Badge, type BadgeTone } from '@site/ui/badge';
import { Card } from '@site/ui/card';
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

/** One order: its facts, its status, and what has happened to it. */
export function OrderCard({ order }: { order: Payment }) {
  const numberId = useId();
  const status = knownStatus(order.status);
  const facts = [
    { term: text.date, value: formatDate(order.created_at) },
    { term: text.method, value: methodOf(order), isWide: true },
    { term: text.quantity, value: order.quantity },
    { term: text.value, value: formatMoney(parseMoney(order.totalAmount) ?? 0) },
  ];
  return (
    <Card as="article" padding="none" labelledBy={numberId}>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.term}>{text.order}</dt>
          <dd id={numberId} className={styles.value}>
            {order.number}
          </dd>
        </div>
        {facts.map(({ term, value, isWide }) => (
          <div key={term} data-wide={isWide}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
        <div className={styles.status}>
          <dt>
            <VisuallyHidden>{text.status}</VisuallyHidden>
          </dt>
          <dd className={styles.badge}>
            <Badge tone={tones[status]}>{statusLabel(status)}</Badge>
          </dd>
        </div>
      </dl>
      <div className={styles.timeline}>
        <Timeline label={text.timelineOf(order.number)} events={timelineOf(order)} />
      </div>
    </Card>
  );
}

function methodOf({ paymentMethod }: Payment): string {
  if (paymentMethod === 'REPURCHASE') return text.exchange;
  return paymentMethod || text.noMethod;
}
