import type { Payment as Order } from '@site/contracts/api/payments';
import type { Purchase } from '#features/checkout/checkout.storage.ts';
import { findOrder, findPaidLeft, orderStateOf } from './find-order';
import type { Effect, EventOf, Message, Notice, PaymentEvent, PaymentState } from './payment-state';

/** The state after an event, and the effects that the page has to run. */
export interface Step {
  state: PaymentState;
  effects: Effect[];
}

/** Ticks of four seconds. A request that was given up may still reach the server for two minutes. */
const [absentAfter, resentAfter, overAfter] = [2, 1, 30];
const mostSends = 3;
// A PIX code lives for half an hour. What nobody ended by then has this end (C81): the orders are read once more.
const overdueAfter = (35 * 60) / 4;

/** The state with a change, and the effects of it. */
export const transition = (
  state: PaymentState,
  change: Partial<PaymentState>,
  ...effects: Effect[]
): Step => ({
  state: { ...state, ...change },
  effects,
});
export const unchanged = (state: PaymentState): Step => ({ state, effects: [] });
export const ask = (state: PaymentState): Step =>
  transition(state, { asks: state.asks + 1, isAsking: true }, { type: 'readOrders', ask: state.asks + 1 });
export const askUnlessAsking = (state: PaymentState) => (state.isAsking ? unchanged(state) : ask(state));
export const askAloud = (state: PaymentState) => askUnlessAsking({ ...state, isAsked: true });
export const askOnTick = (state: PaymentState) => askUnlessAsking({ ...state, ticks: state.ticks + 1 });
export const askUntilOverdue = (state: PaymentState) =>
  state.ticks < overdueAfter ? askOnTick(state) : unchanged(state);
export const watchLeft = (state: PaymentState) =>
  state.purchase.left.length > 0 ? askUnlessAsking(state) : unchanged(state);
/** Another tab started again at the moment in which this one paid: the order of this tab is watched as one that was left. */
export function watchOther(state: PaymentState, event: PaymentEvent): Step {
  const isOver = state.phase === 'paid' || state.phase === 'left';
  if (isOver || event.type !== 'payMade' || !event.tried) return unchanged(state);
  const { purchase } = state;
  return ask({ ...state, purchase: { ...purchase, left: [...purchase.left, event.tried] } });
}
export const tellIfAsked = (state: PaymentState, message: Message): Step =>
  state.isAsked ? transition(state, { isAsked: false }, { type: 'tell', message }) : unchanged(state);
export const isDoubt = ({ purchase }: PaymentState) => purchase.state === 'sent';
const isCard = ({ purchase: { method } }: PaymentState) => method === 'credit' || method === 'debit';

export function takeToken(state: PaymentState, { token, method, at }: EventOf<'token'>): Step {
  const { purchase } = state;
  const times = { ...purchase.times, sentAt: at };
  const taken: PaymentState = {
    ...state,
    ...{ token, holdsWidget: true, notice: undefined, purchase: { ...purchase, method, times, tries: 0 } },
  };
  const mustAsk = isDoubt(state) || purchase.left.length > 0;
  return mustAsk ? ask({ ...taken, phase: 'preparing' }) : send(taken);
}

export function send(state: PaymentState): Step {
  const { purchase, token = '' } = state;
  const sent: Partial<PaymentState> = {
    ...{ phase: 'sending', isDoubtful: isDoubt(state), isAsking: false },
    purchase: { ...purchase, state: 'sent', tries: purchase.tries + 1 },
  };
  return transition(state, { ...sent, asks: state.asks + 1 }, { type: 'pay', token });
}

export const check = (state: PaymentState) =>
  ask({ ...state, phase: 'checking', ticks: 0, holdsWidget: false, notice: undefined });

/** The orders were read after the last try. */
export function lookUp(state: PaymentState, orders: readonly Order[]): Step {
  const order = findOrder(orders, state.purchase);
  if (order) return orderFound(state, order);
  const { token, ticks, purchase } = state;
  if (token !== undefined && purchase.tries < mostSends && !findPaidLeft(orders, purchase)) {
    return ticks >= resentAfter ? send(state) : transition(state, { phase: 'checking' });
  }
  if (ticks < absentAfter) return transition(state, { phase: 'checking' });
  const told = tellIfAsked(state, 'notYet');
  const isOver = state.phase === 'absent' && ticks >= overAfter;
  return {
    ...told,
    state: {
      ...told.state,
      ...(state.phase !== 'absent' && { phase: 'absent', notice: 'absent', token: undefined }),
      ...(isOver && { phase: 'choosing', purchase: { ...purchase, state: 'open' } }),
    },
  };
}

/** The order of the last try is there: the payment was made. */
export function orderFound(state: PaymentState, order: Order): Step {
  const arrived = startWaiting(state, order.orderId);
  if (orderStateOf(order) === 'waiting') return transition(arrived, { round: state.round + 1 });
  return judgeOrders(arrived, { orders: [order] });
}

/** Our server took the payment. */
export function paymentMade(state: PaymentState, { order, goesOn, outcome }: EventOf<'payMade'>): Step {
  const arrived = startWaiting(state, order);
  if (!goesOn) return judgeOutcome(arrived, { outcome });
  if (state.holdsWidget) return transition(arrived, {}, { type: 'continueWidget' });
  return transition(arrived, { round: state.round + 1 });
}

function startWaiting(state: PaymentState, order: string): PaymentState {
  const purchase: Purchase = { ...state.purchase, state: 'waiting', order };
  const begun = { token: undefined, notice: undefined, isAsked: false, ticks: 0 };
  return { ...state, ...begun, phase: 'waiting', purchase };
}

export function refuse(state: PaymentState, { isExpired }: EventOf<'payRefused'>): Step {
  const open: PaymentState = { ...state, purchase: { ...state.purchase, state: 'open' }, token: undefined };
  return isExpired ? transition(open, { phase: 'choosing', round: state.round + 1 }) : leave(open, 'refused');
}

/** The provider spoke before anything was sent with this token (D57). */
export function beforeSending(state: PaymentState, { outcome }: EventOf<'provider'>): Step {
  if (outcome === 'waiting') return unchanged(state);
  if (outcome === 'error') return leave(state, 'failed');
  if (outcome !== 'succeeded') return backToMethods(state, outcome);
  return check({ ...state, purchase: { ...state.purchase, state: 'sent' }, token: undefined });
}

/** Back to the choice of a method, without the token. */
export function backToMethods(state: PaymentState, notice: Notice): Step {
  const change = { token: undefined, notice, asks: state.asks + 1, round: state.round + 1, isAsking: false };
  return transition(state, { ...change, phase: isDoubt(state) ? 'absent' : 'choosing' });
}

/** The provider reports how a payment ended. Only a success needs no look at our server first. */
export function judgeOutcome(state: PaymentState, { outcome }: Pick<EventOf<'provider'>, 'outcome'>): Step {
  if (outcome === 'succeeded' || (outcome === 'waiting' && isCard(state))) return finish(state);
  return outcome === 'waiting' ? unchanged(state) : ask({ ...state, verdict: outcome });
}

/** Our server reports the orders after a payment was made. */
export function judgeOrders(state: PaymentState, { orders }: Pick<EventOf<'ordersRead'>, 'orders'>): Step {
  const { verdict } = state;
  const order = findOrder(orders, state.purchase);
  const orderState = order && orderStateOf(order);
  if (orderState === 'approved') return finish(state, order);
  const byLeft = finishLeft(state, orders);
  if (byLeft) return byLeft;
  if (orderState === 'ended')
    return renew({ ...state, verdict: undefined }, isCard(state) ? 'declined' : 'expired');
  if (verdict === 'declined' || verdict === 'expired') return renew(state, verdict);
  if (verdict === 'left') return renew(state, isCard(state) ? 'cancelled' : 'left');
  if (verdict === 'cancelled' && !isCard(state)) return renew(state, 'left');
  return verdict ? unchanged(interrupted(state)) : tellIfAsked(endOverdue(state), 'notYet');
}

export const endOverdue = (state: PaymentState): PaymentState =>
  state.ticks < overdueAfter ? state : { ...state, notice: 'overdue' };

/** The widget is gone and the payment is not: the customer may go on with it, or pay in another way. */
export const interrupted = (state: PaymentState): PaymentState => ({
  ...state,
  ...{ notice: 'interrupted', verdict: undefined, isAsked: false },
});

const renew = (state: PaymentState, notice: Notice): Step =>
  transition(state, { phase: 'renewing', notice, isAsked: false }, { type: 'openSession' });

function finish(state: PaymentState, order?: Order): Step {
  const { amount, items, method } = state.purchase;
  const label = order?.paymentMethod;
  const paid = { order: state.purchase.order, amount, items, method, ...(label && { label }) };
  return transition(state, { phase: 'paid' }, { type: 'finish', paid });
}

/** An order that the customer turned away from was paid: that is the purchase. */
export function finishLeft(state: PaymentState, orders: readonly Order[]): Step | undefined {
  const paid = findPaidLeft(orders, state.purchase);
  if (!paid) return undefined;
  const done = transition(state, { phase: 'paid' }, { type: 'finish', paid });
  if (state.purchase.state === 'waiting') done.effects.push({ type: 'tell', message: 'leaveOther' });
  return done;
}

export function leave(state: PaymentState, message: Message): Step {
  const { state: kept, left } = state.purchase;
  const forgets = kept === 'open' && left.length === 0;
  return transition(state, { phase: 'left', token: undefined }, { type: 'leave', message, forgets });
}
