import type { Payment as Order } from '@site/contracts/api/payments';
import type { Method, Purchase } from '#features/checkout/checkout.storage.ts';
import type { Outcome } from '#parts/payment-widget/checkout-port.ts';
import { ordersLike } from './find-order';
import { advance } from './payment.flow';
import { type Effect, type Paid, type PaymentEvent, type PaymentState, resume } from './payment-state';

/** A try as the server gets it. */
export interface Try {
  session: string;
  customer: string;
  key: string;
  token: string;
  method: Method;
  amount: number;
  items: Purchase['items'];
}

/** The server behind a payment, a model of it or the sandbox. `amount` is in cents. */
export interface Bank {
  openSession: (amount: number) => Promise<{ session: string; customer: string }>;
  /** A one-time token; `wish` is what shall become of a card. */
  token: (session: string, method: Method, wish: CardWish) => Promise<string>;
  /** Carries a try out. `taken`: its session has a payment already. */
  pay: (attempt: Try) => Promise<{ order: string; status: string } | 'refused' | 'taken'>;
  listOrders: () => Promise<readonly Order[]>;
  /** The customer pays an open charge at the bank, in time or too late. */
  payOpen: (order: string) => Promise<unknown>;
  /** The customer, or the bank, ends a charge without money. */
  end: (order: string) => Promise<unknown>;
}

export type CardWish = 'approved' | 'declined' | 'challenged';

type Fault = 'none' | 'lost' | 'late' | 'answerLost' | 'twice' | 'noJson' | 'refused' | 'offline';

/** One thing that happens: to a tab, or to the `n`-th of what is under way. */
export interface Happening {
  what:
    | 'start'
    | 'change'
    | 'choose'
    | 'arrive'
    | 'fault'
    | 'tick'
    | 'wake'
    | 'reload'
    | 'leave'
    | 'verify'
    | 'otherWay'
    | 'reopen'
    | 'widgetFails'
    | 'widgetCancels'
    | 'widgetBreaks'
    | 'widgetTells'
    | 'payPix'
    | 'payAnyPix'
    | 'endCharge'
    | 'expire'
    | 'login';
  tab: 0 | 1;
  n: number;
  fault: Fault;
  method: Method;
}

interface Page {
  state: PaymentState;
  /** Whether the orders were read since the token came, and which of them were paid when they were read last. */
  hasRead: boolean;
  paid: readonly string[];
}

/** A call of a page that is on its way. `isGivenUp`: the page waits no more, but the server may still get it. */
interface Call {
  page: Page;
  effect: Effect;
  purchase: Purchase;
  age: number;
  isGivenUp: boolean;
}

const oneTitle = { event: '10', productCode: '01', unitValue: 5, eventYear: 2026 };
const wishes: CardWish[] = ['approved', 'declined', 'challenged'];
// Fifteen seconds and less, in ticks; and the two minutes after which nothing arrives any more.
const longestCallTicks = 4;
const longestJourneyTicks = 28;

/** Two tabs of one customer, what lies between them and the server, and what must never happen. */
export function createWorld(bank: Bank, year = 2026) {
  const tabs: (Page | undefined)[] = [undefined, undefined];
  const pages: Page[] = [];
  const calls: Call[] = [];
  const shown: Paid[] = [];
  const transitions = new Set<string>();
  /** Which purchase a session belongs to, and what the customer did to its orders by their own hand. */
  const lineage = new Map<string, number>();
  const sessionOf = new Map<string, string>();
  const unresolved = new Map<string, Set<Page>>();
  const paidByHand = new Set<string>();
  /** Orders that a paid purchase left behind: the customer was told not to pay them. */
  const given = new Set<string>();
  let stored: Purchase | undefined;
  let quantity = 5;
  let purchases = 0;
  let isSignedIn = true;
  let keys = 0;

  const store = {
    read: () => stored,
    write: (purchase: Purchase) => {
      if (JSON.stringify(purchase) !== JSON.stringify(stored)) stored = purchase;
    },
  };

  async function send(page: Page, event: PaymentEvent): Promise<void> {
    if (stored !== page.state.purchase && event.type !== 'stored') {
      await send(page, { type: 'stored', purchase: stored });
    }
    const before = page.state.phase;
    const step = advance(page.state, event, store);
    page.state = step.state;
    if (event.type !== 'stored') transitions.add(`${before} ${event.type} ${step.state.phase}`);
    for (const effect of step.effects) await run(page, effect);
    // The page shows another step now.
    if (page.state.phase === 'paid' || page.state.phase === 'left') close(page);
  }

  const close = (page: Page) => tabs.forEach((tab, at) => tab === page && (tabs[at] = undefined));

  async function run(page: Page, effect: Effect) {
    if (effect.type === 'finish') {
      shown.push(effect.paid);
      page.state.purchase.left.forEach(({ order }) => given.add(order));
      if (page.state.purchase.order) given.add(page.state.purchase.order);
      stored = undefined;
    } else if (effect.type === 'leave') {
      if (effect.forgets) stored = undefined;
    } else if (effect.type === 'readOrders' || effect.type === 'pay' || effect.type === 'openSession') {
      const { purchase } = page.state;
      if (effect.type === 'pay') checkMayPay(page);
      calls.push({ page, effect, purchase, age: 0, isGivenUp: false });
    }
  }

  /** Nobody asks for money while the outcome of an earlier try is unknown. */
  function checkMayPay(page: Page) {
    const { session, left, tries } = page.state.purchase;
    if (left.length > 0 && tries === 1 && !page.hasRead)
      throw new Error('an order that was left was not asked for');
    if (left.some(({ order }) => page.paid.includes(order)))
      throw new Error('an order that was left is paid already');
    const underWay = calls.some(
      ({ effect, purchase, isGivenUp }) =>
        effect.type === 'pay' && purchase.session === session && !isGivenUp,
    );
    if (underWay) throw new Error('a second try was sent while the first was under way');
    if (unresolved.get(session)?.has(page)) throw new Error('a try was repeated before the orders were read');
  }

  const callsOf = (page: Page) => calls.filter((call) => call.page === page && !call.isGivenUp);
  const drop = (call: Call) => calls.splice(calls.indexOf(call), 1);

  async function lose(call: Call, isLate = false) {
    if (isLate && call.effect.type === 'pay') call.isGivenUp = true;
    else drop(call);
    const { page, effect, purchase } = call;
    if (effect.type === 'pay') {
      // Every page has to read the orders before the next try, whichever sent this one.
      unresolved.set(purchase.session, new Set(pages));
      await send(page, { type: 'payLost', of: purchase.session });
    } else if (effect.type === 'readOrders') await send(page, { type: 'ordersFailed', ask: effect.ask });
    else await send(page, { type: 'sessionFailed' });
  }

  async function atServer({ effect, purchase }: Call) {
    const { session, customer, key, method = 'pix', amount, items } = purchase;
    if (effect.type !== 'pay') return undefined;
    const made = await bank.pay({ session, customer, key, token: effect.token, method, amount, items });
    if (typeof made === 'object') sessionOf.set(made.order, session);
    return made;
  }

  async function arrive(call: Call, fault: Fault) {
    const { page, effect, purchase } = call;
    const of = purchase.session;
    if (call.isGivenUp) {
      drop(call);
      await atServer(call);
    } else if (fault === 'offline' || fault === 'lost') await lose(call);
    else if (fault === 'late') await lose(call, true);
    else if (fault === 'refused' && effect.type === 'pay') {
      drop(call);
      // A proxy that answers as the server would: the try did not get there.
      await send(page, { type: 'payRefused', of, isExpired: false });
    } else if (!isSignedIn) {
      if (effect.type !== 'pay') return lose(call);
      drop(call);
      await send(page, { type: 'payRefused', of, isExpired: true });
    } else if (effect.type === 'pay') {
      const made = await atServer(call);
      if (fault === 'twice') await atServer(call);
      if (fault === 'answerLost' || fault === 'noJson') return lose(call);
      drop(call);
      if (made === 'taken') return send(page, { type: 'payLost', of });
      if (made === 'refused' || !made) return send(page, { type: 'payRefused', of, isExpired: false });
      const { order, status } = made;
      const outcome = outcomeOf(status);
      const goesOn = tabs.includes(page)
        ? outcome === 'waiting' || purchase.method !== 'pix'
        : outcome === 'waiting';
      await send(page, { type: 'payMade', of, order, outcome, goesOn });
    } else if (effect.type === 'readOrders') {
      if (fault !== 'none' && fault !== 'twice') return lose(call);
      drop(call);
      const orders = await bank.listOrders();
      page.hasRead = true;
      page.paid = orders.filter(({ status }) => status === 'APPROVED').map(({ orderId }) => orderId);
      if (effect.ask === page.state.asks) unresolved.get(page.state.purchase.session)?.delete(page);
      await send(page, { type: 'ordersRead', ask: effect.ask, orders });
    } else {
      drop(call);
      if (fault === 'answerLost' || fault === 'noJson') return send(page, { type: 'sessionFailed' });
      const opened = await bank.openSession(purchase.amount);
      lineage.set(opened.session, lineage.get(of) ?? 0);
      await send(page, { type: 'sessionOpened', ...opened, key: `k${(keys += 1)}` });
    }
    return undefined;
  }

  async function openPage(tab: 0 | 1) {
    if (!stored || tabs[tab]) return;
    const page: Page = { state: resume(stored), hasRead: false, paid: [] };
    tabs[tab] = page;
    pages.push(page);
    unresolved.forEach((waiting) => waiting.add(page));
    await send(page, { type: 'opened' });
  }

  /** 'Finalize sua compra': what is under way goes on, unless the customer rather pays a cart that changed. */
  async function start(tab: 0 | 1, paysCart: boolean) {
    if (tabs[tab]) return;
    const isUnderWay = stored && stored.state !== 'open';
    if (isUnderWay && !(paysCart && stored?.state === 'waiting')) return openPage(tab);
    if (!isSignedIn) return;
    const items = [{ ...oneTitle, eventYear: year, quantity, totalValue: quantity * 5 }];
    const amount = quantity * 500;
    const orders = await bank.listOrders();
    const opened = await bank.openSession(amount);
    lineage.set(opened.session, (purchases += 1));
    const { order, method, left = [] } = stored ?? {};
    const gone =
      stored && order !== undefined ? [{ order, method, amount: stored.amount, items: stored.items }] : [];
    stored = {
      ...{ version: 2, state: 'open', owner: 'u', ...opened, key: `k${(keys += 1)}`, amount, items },
      tries: 0,
      known: ordersLike(orders, { amount, items }).map(({ orderId }) => orderId),
      ...{ left: [...left, ...gone], times: { startedAt: 0 } },
    };
    await openPage(tab);
  }

  async function choose(page: Page, method: Method, n: number) {
    if (!['choosing', 'absent'].includes(page.state.phase)) return;
    page.hasRead = false;
    const token = await bank.token(page.state.purchase.session, method, wishes[n % 3] ?? 'approved');
    await send(page, { type: 'token', token, method, at: n * 1e12 });
  }

  async function tick() {
    for (const call of [...calls]) {
      call.age += 1;
      if (!call.isGivenUp && call.age >= longestCallTicks) await lose(call, true);
      else if (call.isGivenUp && call.age >= longestJourneyTicks) drop(call);
    }
    for (const page of tabs) if (page) await send(page, { type: 'tick' });
  }

  const waitingOrders = async () => (await bank.listOrders()).filter(({ status }) => status === 'PENDING');

  async function payPix(n: number, mayBeLeft: boolean) {
    const left = stored?.left.map(({ order }) => order) ?? [];
    const open = (await waitingOrders()).filter(({ orderId }) => mayBeLeft || !left.includes(orderId));
    const order = open[n % Math.max(1, open.length)];
    if (!order) return;
    if (order.orderId !== stored?.order) paidByHand.add(order.orderId);
    await bank.payOpen(order.orderId);
  }

  /** What the provider says of the charge of this page, as it is. */
  async function tellTruth(page: Page) {
    const { order } = page.state.purchase;
    const found = (await bank.listOrders()).find(({ orderId }) => orderId === order);
    const words: Record<string, Outcome> = {
      APPROVED: 'succeeded',
      CANCELED: 'declined',
      PENDING: 'waiting',
    };
    const outcome = found && words[found.status];
    if (outcome && !(outcome === 'waiting' && page.state.purchase.method !== 'pix')) {
      await send(page, { type: 'provider', round: page.state.round, outcome });
    }
  }

  async function happen({ what, tab, n, fault, method }: Happening): Promise<unknown> {
    const page = tabs[tab];
    const say = (outcome: Outcome) =>
      page && send(page, { type: 'provider', round: page.state.round - (n % 5 === 4 ? 1 : 0), outcome });
    switch (what) {
      case 'start':
        return start(tab, false);
      case 'change':
        quantity = 1 + (n % 3) + 4;
        return start(tab, n % 2 === 0);
      case 'choose':
        return page && choose(page, method, n);
      case 'arrive':
      case 'fault': {
        const call = calls[n % Math.max(1, calls.length)];
        return call && arrive(call, what === 'fault' ? fault : 'none');
      }
      case 'tick':
        for (let left = 1 + (n % 4); left > 0; left -= 1) await tick();
        return undefined;
      case 'wake':
        return page && send(page, { type: 'woke' });
      case 'reload':
        if (!page) return undefined;
        // The page is gone; what it sent is not.
        for (const call of callsOf(page)) {
          if (call.effect.type === 'pay') {
            call.isGivenUp = true;
            unresolved.set(call.purchase.session, new Set(pages));
          } else drop(call);
        }
        tabs[tab] = undefined;
        return stored && stored.state !== 'open' ? openPage(tab) : undefined;
      case 'leave':
        tabs[tab] = undefined;
        return undefined;
      case 'verify':
      case 'otherWay':
      case 'reopen':
        return page && send(page, { type: what });
      case 'widgetFails':
        return say('error');
      case 'widgetCancels':
        return say('cancelled');
      case 'widgetBreaks':
        return page && send(page, { type: 'broken', round: page.state.round });
      case 'widgetTells':
        return page && tellTruth(page);
      case 'payPix':
        return payPix(n, false);
      case 'payAnyPix':
        return payPix(n, true);
      case 'endCharge': {
        const open = await waitingOrders();
        const order = open[n % Math.max(1, open.length)];
        return order && bank.end(order.orderId);
      }
      case 'expire':
        isSignedIn = false;
        return undefined;
      case 'login':
        isSignedIn = true;
        return undefined;
    }
  }

  /** Everything works again, and the customer looks what became of the purchase. */
  async function settle() {
    isSignedIn = true;
    let quiet = 0;
    // Two minutes at the most, until no call is given up for lost; less where nothing is open any more.
    for (let round = 0; round < 45 && quiet < 3; round += 1) {
      const isQuiet = calls.length === 0 && stored?.state !== 'sent';
      quiet = isQuiet ? quiet + 1 : 0;
      for (const call of [...calls]) await arrive(call, 'none');
      await tick();
      const hasMore = stored && (stored.state !== 'open' || stored.left.length > 0);
      if (hasMore && !tabs[0]) await openPage(0);
    }
    for (const call of [...calls]) await arrive(call, 'none');
  }

  return {
    happen,
    settle,
    transitions,
    shown,
    given,
    lineage,
    sessionOf,
    paidByHand,
    tabs,
    stored: () => stored,
  };
}

const outcomeOf = (status: string): Outcome => {
  if (status === 'SUCCEEDED') return 'succeeded';
  return status === 'DECLINED' ? 'declined' : 'waiting';
};
