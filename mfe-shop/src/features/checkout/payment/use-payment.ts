import { useRef, useState } from 'react';
import type { Payment } from '@site/contracts/api/payments';
import { useToasts } from '@site/platform/toasts';
import {
  type Attempt,
  storedAttempt,
  storedMethod,
  storedOrder,
} from '#features/checkout/checkout.storage.ts';
import { text } from '#features/checkout/checkout.text.ts';
import { useOpenSession } from '#features/checkout/use-open-session.ts';
import { useLazyListOrdersQuery, useListOrdersQuery } from '#parts/order-list/order-list.api.ts';
import type { Outcome, TokenInfo } from '#parts/payment-widget/checkout-port.ts';
import { outcomeOf } from '#parts/payment-widget/outcomes.ts';
import { findOrder, newestOf, truthOf } from './find-order';
import type { Finding } from './look-up';
import type { Verdict } from './send-payment';
import { useEnding } from './use-ending';
import { useOrderWatch } from './use-order-watch';
import { type Send, usePay } from './use-pay';

/** What the customer is told above the methods, when he is back at them. */
export type Notice = 'declined' | 'expired' | 'cancelled' | 'absent';

/** What is on screen in step 2. */
export type Face = 'choosing' | 'paying' | 'waiting' | 'checking' | 'unanswered' | 'renewing';

const isUnsent = { continue: false };

/** The payment of a purchase, from the methods to its end. What it must not forget is in the storage, not here. */
export function usePayment(attempt: Attempt, description: string) {
  const [own, setOwn] = useState<Face>();
  const [notice, setNotice] = useState<Notice>();
  const [round, setRound] = useState(0);
  const unanswered = useRef<Send>(undefined);
  const settled = useRef('');
  const known = useListOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const [listOrders] = useLazyListOrdersQuery();
  const preparePayment = usePay();
  const openSession = useOpenSession();
  const { succeed, abandon } = useEnding(attempt);
  const toasts = useToasts();

  const askOrders = async (): Promise<readonly Payment[] | undefined> => (await listOrders()).data;
  // Another tab may have gone on with another session meanwhile.
  const note = (change: Partial<Attempt>) => {
    const current = storedAttempt.read();
    if (current?.session === attempt.session) storedAttempt.write({ ...current, ...change });
  };
  const noteOrder = (order: string) => {
    storedOrder.write(order);
    note({ state: 'waiting', order });
  };

  async function takeToken(token: string, info: TokenInfo) {
    const current = storedAttempt.read();
    if (current?.session !== attempt.session || current.state !== 'open') return isUnsent;
    storedMethod.write(labelOf(info));
    const ordersSince = current.ordersSince ?? (known.data && newestOf(known.data));
    note({ state: 'paying', ...(ordersSince !== undefined && { ordersSince }) });
    setNotice(undefined);
    setOwn('paying');
    const send = await preparePayment({ attempt: current, token, method: info.method, description });
    unanswered.current = send;
    return conclude(await send(), info.method);
  }

  function conclude(verdict: Verdict, method: TokenInfo['method']) {
    setOwn(undefined);
    if (verdict.kind === 'made') {
      noteOrder(verdict.answer.merchant_order_id);
      const goesOn = method === 'card' || verdict.answer.status === 'READY_TO_PAY';
      if (!goesOn) void settle(outcomeOf(verdict.answer.status));
      return { continue: goesOn };
    }
    if (verdict.kind === 'unknown') setOwn('unanswered');
    if (verdict.kind === 'refused') {
      note({ state: 'open' });
      if (verdict.error.kind !== 'unauthorized') {
        toasts.error(method === 'pix' ? text.payment.pixFailed : text.payment.cardFailed);
        abandon();
      }
    }
    return isUnsent;
  }

  /** The customer asks again for a payment whose answer never came. */
  async function verify() {
    const send = unanswered.current;
    if (!send) return setOwn(undefined);
    setOwn('paying');
    conclude(await send(), storedMethod.read() === text.payment.pix ? 'pix' : 'card');
    // The provider's own call has ended: the next step opens anew.
    return setRound((count) => count + 1);
  }

  function takeFinding(finding: Finding) {
    if (finding === 'unknown') return setOwn('unanswered');
    if (finding === 'absent') {
      // The same session stays: should the payment arrive late, a second one is refused.
      note({ state: 'open' });
      setNotice('absent');
    } else noteOrder(finding.orderId);
    return setRound((count) => count + 1);
  }

  async function settle(outcome: Outcome): Promise<void> {
    const { session = '', order } = storedAttempt.read() ?? {};
    const isCard = storedMethod.read() !== text.payment.pix;
    if (outcome === 'waiting' && !isCard) return;
    if (settled.current === `${session} ${round}`) return;
    settled.current = `${session} ${round}`;
    if (outcome === 'succeeded' || outcome === 'waiting') return succeed();
    // The provider's word may be late or wrong: our server knows.
    if (order !== undefined && (await truth()) === 'approved') return succeed();
    if (outcome === 'error') {
      toasts.error(text.payment.failed);
      return abandon();
    }
    setNotice(outcome);
    return order === undefined ? setRound((count) => count + 1) : renew();
  }

  async function truth() {
    const current = storedAttempt.read();
    const order = current && findOrder((await askOrders()) ?? [], current);
    return order && truthOf(order);
  }

  async function watch() {
    const found = await truth();
    if (found === 'approved') await settle('succeeded');
    if (found === 'ended') await settle(storedMethod.read() === text.payment.pix ? 'expired' : 'declined');
    return found;
  }

  /** A session that has a payment cannot take another one. */
  async function renew() {
    setOwn('renewing');
    const isOpen = await openSession(attempt.items);
    setOwn(undefined);
    if (!isOpen) abandon();
  }

  const isWaiting = attempt.state === 'waiting' && own === undefined;
  useOrderWatch(isWaiting, watch);

  return {
    face: own ?? faceOf(attempt),
    notice,
    round,
    takeToken,
    settle,
    askOrders,
    takeFinding,
    verify,
    renew,
    watch,
  };
}

function faceOf({ state }: Attempt): Face {
  if (state === 'paying') return 'checking';
  return state === 'waiting' ? 'waiting' : 'choosing';
}

function labelOf({ method, isDebit }: TokenInfo): string {
  if (method === 'pix') return text.payment.pix;
  return isDebit ? text.payment.debit : text.payment.credit;
}
