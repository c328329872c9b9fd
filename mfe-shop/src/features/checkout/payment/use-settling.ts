import { useRef } from 'react';
import type { Payment } from '@site/contracts/api/payments';
import { useToasts } from '@site/platform/toasts';
import { type Attempt, storedAttempt } from '#features/checkout/checkout.storage.ts';
import { text } from '#features/checkout/checkout.text.ts';
import { useOpenSession } from '#features/checkout/use-open-session.ts';
import { useLazyListOrdersQuery } from '#parts/order-list/order-list.api.ts';
import type { Outcome } from '#parts/payment-widget/checkout-port.ts';
import { findOrder, findPaidEarlier, truthOf } from './find-order';
import type { Finding } from './look-up';
import { note, noteOrder, notePaidEarlier, sentMethod } from './payment-notes';
import type { Desk } from './use-desk';

interface Parts {
  attempt: Attempt;
  desk: Desk;
  succeed: () => void;
  abandon: () => void;
}

/** What becomes of a payment that was made, by the provider's word and by our server's. */
export function useSettling({ attempt, desk, succeed, abandon }: Parts) {
  const settled = useRef('');
  const [listOrders] = useLazyListOrdersQuery();
  const openSession = useOpenSession();
  const toasts = useToasts();

  const askOrders = async (): Promise<readonly Payment[] | undefined> => (await listOrders()).data;

  async function truth() {
    const current = storedAttempt.read();
    const orders = await askOrders();
    if (!current || !orders) return undefined;
    const paidEarlier = findPaidEarlier(orders, current);
    if (paidEarlier) notePaidEarlier(paidEarlier);
    const order = paidEarlier ?? (current.order === undefined ? undefined : findOrder(orders, current));
    return order && truthOf(order);
  }

  async function settle(outcome: Outcome): Promise<void> {
    if (outcome === 'waiting' && sentMethod() === 'pix') return;
    const { session = '', order } = storedAttempt.read() ?? {};
    // The provider and our server may both say it.
    const one = `${session} ${desk.round}`;
    if (settled.current === one) return;
    settled.current = one;
    if (outcome === 'succeeded' || outcome === 'waiting') return succeed();
    // The provider's word may be late or wrong.
    if (order !== undefined && (await truth()) === 'approved') return succeed();
    if (outcome === 'error') {
      toasts.error(text.payment.failed);
      return abandon();
    }
    if (order !== undefined && outcome === 'cancelled') return turnAway();
    desk.tell(outcome);
    return order === undefined ? desk.reopen() : renew();
  }

  /** Asks our server about a payment that waits; answers what it says. */
  async function watch() {
    const found = await truth();
    if (found === 'approved') await settle('succeeded');
    if (found === 'ended') await settle(sentMethod() === 'pix' ? 'expired' : 'declined');
    return found;
  }

  /** A session that has a payment takes no other: the purchase goes on with a new one. */
  async function renew() {
    desk.show('renewing');
    const { earlier = [], order } = storedAttempt.read() ?? attempt;
    const isOpen = await openSession(attempt.items, order === undefined ? earlier : [...earlier, order]);
    desk.show(undefined);
    if (!isOpen) abandon();
  }

  /** The customer leaves a payment that waits. A PIX code cannot be taken back: he is told not to pay it any more. */
  async function turnAway() {
    desk.tell(sentMethod() === 'pix' ? 'left' : 'cancelled');
    await renew();
  }

  /** What the search for a lost payment brought. */
  function takeFinding(finding: Finding) {
    if (finding === 'unknown') return desk.show('unanswered');
    if (finding === 'absent') {
      // The same session stays: should the payment arrive late, a second one is refused.
      note(attempt.session, { state: 'open' });
      desk.tell('absent');
    } else noteOrder(attempt.session, finding.orderId);
    return desk.reopen();
  }

  return { settle, watch, turnAway, takeFinding, askOrders };
}
