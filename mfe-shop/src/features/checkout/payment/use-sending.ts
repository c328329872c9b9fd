import { useRef } from 'react';
import { useToasts } from '@site/platform/toasts';
import { type Attempt, storedAttempt, storedMethod } from '#features/checkout/checkout.storage.ts';
import { text } from '#features/checkout/checkout.text.ts';
import { useListOrdersQuery } from '#parts/order-list/order-list.api.ts';
import type { Outcome, TokenInfo } from '#parts/payment-widget/checkout-port.ts';
import { outcomeOf } from '#parts/payment-widget/outcomes.ts';
import { newestOf, type Truth } from './find-order';
import { methodLabelOf, note, noteOrder, sentMethod } from './payment-notes';
import type { Verdict } from './send-payment';
import type { Desk } from './use-desk';
import { type Send, usePay } from './use-pay';

interface Parts {
  attempt: Attempt;
  description: string;
  desk: Desk;
  settle: (outcome: Outcome) => Promise<void>;
  watch: () => Promise<Truth | undefined>;
  abandon: () => void;
}

const unsent = { continue: false };

/** Makes the payment of a token on our server. */
export function useSending({ attempt, description, desk, settle, watch, abandon }: Parts) {
  const { session } = attempt;
  const unanswered = useRef<Send>(undefined);
  // What was there before is how a lost order is told from earlier ones.
  const known = useListOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const preparePayment = usePay();
  const toasts = useToasts();

  async function takeToken(token: string, info: TokenInfo) {
    // The code that the customer turned away from may have been paid in the meantime.
    if (storedAttempt.read()?.earlier && (await watch()) === 'approved') return unsent;
    const current = storedAttempt.read();
    // Another tab may be paying, or may have gone on with another session.
    if (current?.session !== session || current.state !== 'open') return unsent;
    storedMethod.write(methodLabelOf(info));
    const ordersSince = current.ordersSince ?? (known.data && newestOf(known.data));
    note(session, { state: 'paying', ...(ordersSince !== undefined && { ordersSince }) });
    desk.tell(undefined);
    desk.show('paying');
    const send = await preparePayment({ attempt: current, token, method: info.method, description });
    unanswered.current = send;
    return conclude(await send());
  }

  /** The customer asks again for a payment whose answer never came: it is the same payment. */
  async function verify() {
    const send = unanswered.current;
    if (!send) return desk.show(undefined);
    desk.show('paying');
    conclude(await send());
    // The provider's own call has ended: the next step opens anew.
    return desk.reopen();
  }

  function conclude(verdict: Verdict) {
    desk.show(verdict.kind === 'unknown' ? 'unanswered' : undefined);
    if (verdict.kind === 'refused') refuse(verdict.error.kind);
    if (verdict.kind !== 'made') return unsent;
    const { merchant_order_id: order, status } = verdict.answer;
    noteOrder(session, order);
    const goesOn = sentMethod() === 'card' || status === 'READY_TO_PAY';
    if (!goesOn) void settle(outcomeOf(status));
    return { continue: goesOn };
  }

  function refuse(kind: string) {
    note(session, { state: 'open' });
    // A session that has ended is the guard's business.
    if (kind === 'unauthorized') return;
    toasts.error(sentMethod() === 'pix' ? text.payment.pixFailed : text.payment.cardFailed);
    abandon();
  }

  return { takeToken, verify };
}
