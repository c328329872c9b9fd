import type { ComponentProps } from 'react';
import type { Payment } from '@site/contracts/api/payments';
import { formatDateTime, invalidDate } from '@site/domain/local-date';
import type { Timeline } from '@site/ui/timeline';
import { knownStatus } from './order-status';
import { text } from './orders.text';

type TimelineEvent = ComponentProps<typeof Timeline>['events'][number];

/** Whether prizes paid for an order. */
export const isPrize = ({ paymentType }: Pick<Payment, 'paymentType'>): boolean =>
  paymentType === 'PREMIO' || paymentType === 'REPURCHASE';

/** What has happened to an order, from its history (document 2, section 4). */
export function timelineOf(order: Payment): TimelineEvent[] {
  const history = order.history ?? [];
  const entry = (status: string) => history.find((past) => past.status === status);
  const when = (status: string) => whenOf(entry(status)?.date || order.created_at);
  const end = endOf(knownStatus(order.status), (status) => entry(status) !== undefined);

  const requested: TimelineEvent = { title: text.requested, when: when('CREATED'), state: 'done' };
  const waiting: TimelineEvent = {
    title: text.waiting,
    when: when('PENDING'),
    state: end ? 'done' : 'current',
  };
  // An order that was decided without waiting never waited.
  const wasWaiting = !end || entry('PENDING') !== undefined;
  const steps = wasWaiting ? [requested, waiting] : [requested];
  if (end === 'APPROVED') {
    const title = isPrize(order) ? text.delivered : text.concluded;
    return [...steps, { title, when: when('APPROVED'), state: 'concluded' }];
  }
  if (end === 'CANCELED')
    return [...steps, { title: text.canceled, when: when('CANCELED'), state: 'cancelled' }];
  return steps;
}

/** How an order ended; one that was refunded ended before that. */
function endOf(status: string, wasIn: (status: string) => boolean): 'APPROVED' | 'CANCELED' | undefined {
  if (status === 'APPROVED' || status === 'CANCELED') return status;
  if (status !== 'REFUNDED') return undefined;
  return wasIn('CANCELED') ? 'CANCELED' : 'APPROVED';
}

function whenOf(iso: string): string {
  const words = formatDateTime(iso);
  return words === invalidDate ? words : words.replace(' ', text.at);
}
