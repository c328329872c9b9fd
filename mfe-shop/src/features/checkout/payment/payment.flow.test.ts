/** @jest-environment node */
import type { Payment as Order } from '@site/contracts/api/payments';
import type { Purchase } from '#features/checkout/checkout.storage.ts';
import { next } from './payment.flow';
import { type Notice, type PaymentEvent, type PaymentState, type Phase, resume } from './payment-state';

const items = [
  { event: '10', productCode: '01', quantity: 3, unitValue: 5, totalValue: 15, eventYear: 2026 },
];
const open: Purchase = {
  ...{ version: 2, owner: 'u', state: 'open', key: 'k', session: 's', customer: 'c', amount: 1500, items },
  ...{ tries: 0, known: [], left: [], times: { startedAt: 0 } },
};
const order = (status: string, orderId = 'o'): Order => ({
  ...{ orderId, number: '10-1', paymentType: 'COMPRA', paymentMethod: '', totalAmount: 15, quantity: 3 },
  ...{ status, created_at: '', history: [] },
});
const token: PaymentEvent = { type: 'token', token: 't', method: 'credit', at: 0 };
const pix: PaymentEvent = { ...token, method: 'pix' };
const made: PaymentEvent = { type: 'payMade', of: 's', order: 'o', outcome: 'waiting', goesOn: true };
const lost: PaymentEvent = { type: 'payLost', of: 's' };
const refused: PaymentEvent = { type: 'payRefused', of: 's', isExpired: false };
const expired: PaymentEvent = { ...refused, isExpired: true };
const tick: PaymentEvent = { type: 'tick' };
const otherWay: PaymentEvent = { type: 'otherWay' };
type Words = 'error' | 'cancelled' | 'declined' | 'expired' | 'succeeded' | 'waiting';

/** A row's events: those of the newest widget and of the newest question are made when they come. */
type Play = PaymentEvent | Words | 'broken' | 'unread' | readonly Order[];

function play(purchase: Purchase, events: readonly Play[]) {
  let state: PaymentState = resume(purchase);
  const did: string[] = [];
  for (const event of events) {
    const step = next(state, eventOf(state, event));
    state = step.state;
    did.push(...step.effects.map(({ type }) => type));
  }
  return { state, did };
}

function eventOf({ asks: ask, round }: PaymentState, event: Play): PaymentEvent {
  if (Array.isArray(event)) return { type: 'ordersRead', ask, orders: event as Order[] };
  if (event === 'unread') return { type: 'ordersFailed', ask };
  if (event === 'broken') return { type: 'broken', round };
  return typeof event === 'string' ? { type: 'provider', round, outcome: event } : (event as PaymentEvent);
}

const sent: Purchase = { ...open, state: 'sent', tries: 1, method: 'credit' };
const waiting: Purchase = { ...open, state: 'waiting', order: 'o', method: 'pix' };
const withLeft: Purchase = { ...open, left: [{ order: 'l', method: 'pix', amount: 1500, items }] };
const absent = [{ type: 'opened' } as const, [], tick, [], tick, [], tick, [], tick, [], tick, []] as const;
const long = Array.from({ length: 30 }, () => [tick, []] as const).flat();
const halfAnHour = Array.from({ length: 529 }, () => [tick, [order('PENDING')]] as const).flat();
const pays = (did: readonly string[]) => did.filter((type) => type === 'pay').length;

// What must hold, by the numbers of the issue: purchase, events, next state, what is said, how often money was asked for.
test.each<[string, Purchase, readonly Play[], Phase, Notice | undefined, number]>([
  [
    '1: an error of the provider while our call is under way',
    open,
    [token, 'error'],
    'sending',
    undefined,
    1,
  ],
  ['1: and then the response', open, [token, 'error', made], 'waiting', undefined, 1],
  ['1: and then no response', open, [token, 'error', lost], 'checking', undefined, 1],
  [
    '1: a cancellation while our call is under way',
    open,
    [token, 'cancelled', made],
    'waiting',
    undefined,
    1,
  ],
  ['2: the first try is refused', open, [token, refused], 'left', undefined, 1],
  ['2: the first try comes with an expired token', open, [token, expired], 'choosing', undefined, 1],
  ['2: a repeat is refused', open, [token, lost, tick, [], refused], 'checking', undefined, 2],
  [
    '2: a repeat comes with an expired token',
    open,
    [token, lost, tick, [], expired],
    'checking',
    undefined,
    2,
  ],
  [
    '2: the order ends the doubt',
    open,
    [token, lost, tick, [], expired, [order('APPROVED')]],
    'paid',
    undefined,
    2,
  ],
  ['3: no list was read', open, [token, lost, 'unread'], 'unreachable', undefined, 1],
  ['3: nor later', open, [token, lost, 'unread', ...Array(40).fill(tick)], 'unreachable', undefined, 1],
  [
    '3: after a reload the list is read for twenty seconds',
    sent,
    absent.slice(0, 10),
    'checking',
    undefined,
    0,
  ],
  ['3: and then there is no payment', sent, absent, 'absent', 'absent', 0],
  ['3: it is asked for on', sent, [...absent, tick, [order('APPROVED')]], 'paid', undefined, 0],
  [
    '3: the orders are read before the same intent is tried',
    sent,
    [...absent, token],
    'preparing',
    undefined,
    0,
  ],
  ['3: and it is tried', sent, [...absent, token, []], 'sending', undefined, 1],
  ['3: not without them', sent, [...absent, token, 'unread'], 'unreachable', undefined, 0],
  ['3: two minutes later the doubt is over', sent, [...absent, ...long], 'choosing', 'absent', 0],
  ['4: another tab sends', open, [{ type: 'stored', purchase: sent }], 'checking', undefined, 0],
  ['4: another tab made the order', sent, [{ type: 'stored', purchase: waiting }], 'waiting', undefined, 0],
  [
    '4: another tab is through, or somebody logged out',
    sent,
    [{ type: 'stored', purchase: undefined }],
    'left',
    undefined,
    0,
  ],
  [
    '4: somebody else logged in',
    open,
    [{ type: 'stored', purchase: { ...sent, owner: 'x' } }],
    'left',
    undefined,
    0,
  ],
  [
    '4: a closed 3-D Secure window',
    open,
    [token, made, 'cancelled', [order('PENDING')]],
    'waiting',
    'interrupted',
    1,
  ],
  ['4: offline while an order waits', waiting, [{ type: 'opened' }, 'unread'], 'waiting', undefined, 0],
  ['5: a code that was left is asked for first', withLeft, [token], 'preparing', undefined, 0],
  [
    '5: and is the purchase where it was paid',
    withLeft,
    [token, [order('APPROVED', 'l')]],
    'paid',
    undefined,
    0,
  ],
  ['6: an error before anything was sent', open, ['error'], 'left', undefined, 0],
  ['6: a widget that cannot be opened', open, ['broken'], 'left', undefined, 0],
  ['6: a cancellation before anything was sent', open, ['cancelled'], 'choosing', 'cancelled', 0],
  ['6: a declined payment', open, [token, made, 'declined', [order('PENDING')]], 'renewing', 'declined', 1],
  ['6: an expired code', waiting, [{ type: 'opened' }, [order('CANCELED')]], 'renewing', 'expired', 0],
  ['6: a widget that breaks while an order waits', waiting, ['broken'], 'waiting', 'interrupted', 0],
  ['a success that our tab did not send is looked up', open, ['succeeded'], 'checking', undefined, 0],
  ['PIX goes on', open, [pix, made, 'waiting'], 'waiting', undefined, 1],
  ['a card that the bank still looks at is through', open, [token, made, 'waiting'], 'paid', undefined, 1],
  [
    'a provider that declines what our server approved',
    open,
    [token, made, 'declined', [order('APPROVED')]],
    'paid',
    undefined,
    1,
  ],
  [
    'a PIX code that was paid while the customer left it',
    waiting,
    [otherWay, [order('APPROVED')]],
    'paid',
    undefined,
    0,
  ],
  ['a PIX code that the customer leaves', waiting, [otherWay, [order('PENDING')]], 'renewing', 'left', 0],
  ['a charge that nobody ends has an end', waiting, halfAnHour, 'waiting', 'overdue', 0],
  [
    'and is a purchase where it is paid after that',
    waiting,
    [...halfAnHour, { type: 'verify' }, [order('APPROVED')]],
    'paid',
    'overdue',
    0,
  ],
  [
    'also where the server cannot be asked at its end',
    waiting,
    [...Array(528).fill(tick), 'unread', tick],
    'waiting',
    'overdue',
    0,
  ],
  ['the server cannot be asked about it', waiting, [otherWay, 'unread'], 'waiting', undefined, 0],
])('%s', (_row, purchase, events, phase, notice, charges) => {
  const { state, did } = play(purchase, events);
  expect([state.phase, state.notice, pays(did)]).toEqual([phase, notice, charges]);
});

test('every try of a session keeps its key, and a new session begins with its own', () => {
  const renewed = { type: 'sessionOpened', session: 's2', customer: 'c', key: 'k2' } as const;
  const { state } = play(waiting, [otherWay, [order('PENDING')], renewed]);
  expect(state.purchase).toMatchObject({ key: 'k2', session: 's2', state: 'open', left: [{ order: 'o' }] });
  expect(play(sent, [...absent, token, []]).state.purchase).toMatchObject({ key: 'k', session: 's' });
});

test('what was paid at the moment when another tab started again is watched, and is the purchase', () => {
  const tried = { order: 'o', method: 'credit', amount: 1500, items } as const;
  const anew: Purchase = { ...open, session: 's2', key: 'k2' };
  const { state, did } = play(open, [token, { type: 'stored', purchase: anew }, { ...made, tried }]);
  expect([state.phase, state.purchase.left, did.at(-1)]).toEqual(['choosing', [tried], 'readOrders']);
  expect(next(state, token).state.phase).toBe('preparing');
  expect(play(state.purchase, [token, [order('APPROVED')]]).state.phase).toBe('paid');
});

test('what an earlier question, session or widget reports is ignored', () => {
  const { state } = play(open, [token, made]);
  for (const event of [
    { type: 'ordersRead', ask: -1, orders: [order('APPROVED')] },
    { type: 'payLost', of: 'before' },
    { type: 'provider', round: 9, outcome: 'succeeded' },
  ] satisfies PaymentEvent[]) {
    expect(next(state, event)).toEqual({ state, effects: [] });
  }
});
