import type { Purchase } from '#features/checkout/checkout.storage.ts';
import { findOrder, findPaidLeft } from './find-order';
import {
  ask,
  askAloud,
  askOnTick,
  askUntilOverdue,
  askUnlessAsking,
  beforeSending,
  check,
  endOverdue,
  finishLeft,
  judgeOrders,
  orderFound,
  interrupted,
  isDoubt,
  judgeOutcome,
  leave,
  lookUp,
  paymentMade,
  refuse,
  backToMethods,
  send,
  unchanged,
  takeToken,
  tellIfAsked,
  transition,
  watchLeft,
  watchOther,
  type Step,
} from './payment-moves';
import {
  type EventOf,
  type EventType,
  type PaymentEvent,
  type PaymentState,
  type Phase,
  resume,
} from './payment-state';

type Handler<Type extends EventType> = (state: PaymentState, event: EventOf<Type>) => Step;
type Handlers = { [Type in EventType]?: Handler<Type> };

const look = {
  ordersRead: (state, { orders }) => lookUp(state, orders),
  ordersFailed: (state) => tellIfAsked({ ...state, phase: 'unreachable' }, 'unreachable'),
  payMade: paymentMade,
  opened: ask,
  verify: askAloud,
  tick: askOnTick,
  woke: askUnlessAsking,
} satisfies Handlers;

/** What each phase does with an event; what is not here changes nothing. */
export const machine: Record<Phase, Handlers> = {
  choosing: {
    opened: watchLeft,
    tick: watchLeft,
    woke: watchLeft,
    ordersRead: (state, { orders }) => finishLeft(state, orders) ?? unchanged(state),
    ordersFailed: unchanged,
    token: takeToken,
    provider: beforeSending,
    broken: (state) => leave(state, 'broken'),
  },
  preparing: {
    ordersRead: (state, { orders }) => {
      const order = isDoubt(state) && findOrder(orders, state.purchase);
      if (order) return orderFound(state, order);
      if (isDoubt(state))
        return findPaidLeft(orders, state.purchase) ? backToMethods(state, 'absent') : send(state);
      return finishLeft(state, orders) ?? send(state);
    },
    ordersFailed: (state) =>
      isDoubt(state)
        ? transition(state, { phase: 'unreachable', token: undefined })
        : leave(state, 'refused'),
    provider: beforeSending,
    broken: (state) => leave(state, 'broken'),
  },
  sending: {
    payMade: paymentMade,
    payRefused: (state, event) => (state.isDoubtful ? check(state) : refuse(state, event)),
    payLost: check,
    // The provider's outcome does not end our payment: the response of our server is still to come.
    provider: (state, { outcome }) =>
      transition(state, {
        holdsWidget: state.holdsWidget && (outcome === 'succeeded' || outcome === 'waiting'),
      }),
    broken: (state) => transition(state, { holdsWidget: false }),
  },
  checking: look,
  unreachable: look,
  absent: {
    ...look,
    ordersFailed: (state) => tellIfAsked(state, 'unreachable'),
    token: takeToken,
    provider: beforeSending,
    broken: (state) => leave(state, 'broken'),
  },
  waiting: {
    opened: ask,
    tick: askUntilOverdue,
    woke: askUnlessAsking,
    verify: askAloud,
    ordersRead: judgeOrders,
    ordersFailed: (state) => {
      const { verdict } = state;
      const isGone = verdict === 'cancelled' || verdict === 'error';
      const kept = verdict === 'left' ? { ...state, verdict: undefined } : state;
      return tellIfAsked(isGone ? interrupted(state) : endOverdue(kept), 'unreachable');
    },
    provider: judgeOutcome,
    broken: (state) => ask(interrupted(state)),
    otherWay: (state) => ask({ ...state, verdict: 'left', isAsked: true }),
    reopen: (state) =>
      transition(state, { notice: undefined, verdict: undefined, ticks: 0, round: state.round + 1 }),
  },
  renewing: {
    sessionOpened: (state, { session, customer, key }) => {
      const { order, method, amount, items, left, known } = state.purchase;
      const gone =
        order === undefined || state.verdict === undefined ? [] : [{ order, method, amount, items }];
      const purchase: Purchase = {
        ...state.purchase,
        ...{ session, customer, key, state: 'open', order: undefined },
        known: order === undefined ? known : [...known, order],
        left: [...left, ...gone],
      };
      return transition(state, { phase: 'choosing', purchase, round: state.round + 1, verdict: undefined });
    },
    sessionFailed: (state) => leave(state, 'sessionFailed'),
  },
  paid: {},
  left: {},
};

/** What an event makes of a state. What changed in the `purchase` is stored before the effects are run. */
export function next(state: PaymentState, event: PaymentEvent): Step {
  if ('of' in event && event.of !== state.purchase.session) return watchOther(state, event);
  if ('ask' in event && event.ask !== state.asks) return unchanged(state);
  if ('round' in event && event.round !== state.round) return unchanged(state);
  if (event.type === 'stored') return adopt(state, event.purchase);
  const current = 'ask' in event ? { ...state, isAsking: false } : state;
  const handler = machine[state.phase][event.type] as Handler<EventType> | undefined;
  return handler ? handler(current, event) : unchanged(current);
}

/** Where the purchase is kept for every tab. It reads the same object until what it holds has changed. */
interface PurchaseStore {
  read: () => Purchase | undefined;
  write: (purchase: Purchase) => void;
}

/** Takes an event through the storage: what another tab did comes first, and what changes is kept before it has effects. */
export function advance(state: PaymentState, event: PaymentEvent, store: PurchaseStore): Step {
  const kept = store.read();
  const known = kept === state.purchase ? unchanged(state) : next(state, { type: 'stored', purchase: kept });
  const step = next(known.state, event);
  const effects = [...known.effects, ...step.effects];
  if (step.state.purchase === known.state.purchase) return { state: step.state, effects };
  store.write(step.state.purchase);
  return { state: { ...step.state, purchase: store.read() ?? step.state.purchase }, effects };
}

/** Another tab, or a login, changed what is stored. */
function adopt(state: PaymentState, purchase: Purchase | undefined): Step {
  if (state.phase === 'paid' || state.phase === 'left' || purchase === state.purchase)
    return unchanged(state);
  if (!purchase || purchase.owner !== state.purchase.owner) return transition(state, { phase: 'left' });
  return next({ ...resume(purchase), asks: state.asks, round: state.round + 1 }, { type: 'opened' });
}
