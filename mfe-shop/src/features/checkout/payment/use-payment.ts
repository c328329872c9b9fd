import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { itemKey, takeOut } from '@site/cart/cart';
import { useCartItems } from '@site/cart/cart-items';
import { pathTo } from '@site/contracts/routes';
import { toDecimalText } from '@site/domain/money';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { orderPaid } from '#features/checkout/checkout.api.ts';
import { stepReached } from '#features/checkout/checkout.slice.ts';
import {
  type Method,
  type Purchase,
  storedMethod,
  storedOrder,
  storedPurchase,
  storedTotal,
} from '#features/checkout/checkout.storage.ts';
import { text } from '#features/checkout/checkout.text.ts';
import { useOpenSession } from '#features/checkout/use-open-session.ts';
import { useLazyListOrdersQuery } from '@site/api/resources/orders';
import { advance } from './payment.flow';
import { type Effect, type Message, type Paid, type PaymentEvent, resume } from './payment-state';
import { usePay } from './use-pay';

const tickMilliseconds = 4000;
const isSeen = () => document.visibilityState !== 'hidden';

/**
 * The payment of a purchase, as its machine has it: hands it the events and runs its effects. What changed is stored
 * first. It outlives its page: a late response is stored and reported, and navigates nowhere.
 */
export function usePayment(purchase: Purchase, description: string) {
  const [state, setState] = useState(() => resume(purchase));
  const latest = useRef(state);
  const isHere = useRef(false);
  const isWriting = useRef(false);
  const answerWidget = useRef<(answer: { continue: boolean }) => void>(undefined);
  const onSale = useCartItems().data;
  const [listOrders] = useLazyListOrdersQuery();
  const openSession = useOpenSession();
  const pay = usePay();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const failure = useRef<unknown>(undefined);

  function send(event: PaymentEvent): void {
    // What this page writes is not new to it.
    if (isWriting.current) return;
    isWriting.current = true;
    const step = advance(latest.current, event, storedPurchase);
    isWriting.current = false;
    latest.current = step.state;
    setState(step.state);
    step.effects.forEach(run);
    if (!['preparing', 'sending'].includes(step.state.phase)) release(false);
  }

  function release(goesOn: boolean): void {
    answerWidget.current?.({ continue: goesOn });
    answerWidget.current = undefined;
  }

  function run(effect: Effect): unknown {
    switch (effect.type) {
      case 'readOrders':
        return readOrders(effect.ask);
      case 'pay':
        return sendPayment(effect.token);
      case 'continueWidget':
        return release(true);
      case 'openSession':
        return renewSession();
      case 'tell':
        return tell(effect.message);
      case 'leave':
        return leave(effect);
      case 'finish':
        return finish(effect.paid);
    }
  }

  async function readOrders(ask: number) {
    const { data, error } = await listOrders();
    // What was read before stays beside an error, and decides nothing.
    if (data && !error) send({ type: 'ordersRead', ask, orders: data });
    else send({ type: 'ordersFailed', ask });
  }

  async function sendPayment(token: string) {
    const event = await pay({ purchase: latest.current.purchase, token, description });
    if (isHere.current || event.type !== 'payMade') return send(event);
    // Nobody is there to go on with it.
    send({ ...event, goesOn: event.outcome === 'waiting' });
    if (latest.current.phase === 'waiting') toasts.info(text.payment.waitsElsewhere);
  }

  async function renewSession() {
    const { opened, error } = await openSession(latest.current.purchase.amount);
    failure.current = error;
    send(opened ? { type: 'sessionOpened', ...opened } : { type: 'sessionFailed' });
  }

  function tell(message: Message) {
    if (message === 'sessionFailed') return tellFailure(failure.current);
    const isProblem = message !== 'notYet' && message !== 'leaveOther';
    return (isProblem ? toasts.error : toasts.info)(sentenceOf(message, latest.current.purchase.method));
  }

  function leave({ message, forgets }: Extract<Effect, { type: 'leave' }>) {
    tell(message);
    dispatch(stepReached(1));
    if (forgets) storedPurchase.remove();
    if (isHere.current) void navigate(pathTo('cart', { step: 1 }), { replace: true });
  }

  function finish({ order, label, ...paid }: Paid) {
    const bought = paid.items.map(({ event, productCode, quantity }) => ({
      key: itemKey(event, productCode),
      quantity,
    }));
    dispatch(takeOut({ bought, onSale: onSale ?? [] }));
    dispatch(orderPaid());
    dispatch(stepReached(3));
    storedTotal.write(toDecimalText(paid.amount));
    const method = label ?? (paid.method && text.methods[paid.method]);
    if (method) storedMethod.write(method);
    if (order) storedOrder.write(order);
    // Last: another tab that gets the event finds what it has to show.
    storedPurchase.remove();
    if (!isHere.current) toasts.success(text.payment.finishedElsewhere);
  }

  const report = useEffectEvent(send);
  const mount = useEffectEvent(() => {
    isHere.current = true;
    dispatch(stepReached(2));
    send({ type: 'opened' });
  });
  useEffect(() => {
    mount();
    const wake = () => isSeen() && report({ type: 'woke' });
    const timer = setInterval(() => isSeen() && report({ type: 'tick' }), tickMilliseconds);
    const stopFollowing = storedPurchase.subscribe(() =>
      report({ type: 'stored', purchase: storedPurchase.read() }),
    );
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    window.addEventListener('pageshow', wake);
    return () => {
      isHere.current = false;
      clearInterval(timer);
      stopFollowing();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', wake);
    };
  }, []);

  return {
    state,
    send,
    /** The widget's one-time token; says whether the widget goes on with it. */
    takeToken: (token: string, method: Method) =>
      new Promise<{ continue: boolean }>((answer) => {
        release(false);
        answerWidget.current = answer;
        send({ type: 'token', token, method, at: Date.now() });
      }),
  };
}

function sentenceOf(message: Message, method: Method | undefined): string {
  if (message !== 'refused') return text.payment.messages[message];
  return method === 'pix' ? text.payment.refused.pix : text.payment.refused.card;
}
