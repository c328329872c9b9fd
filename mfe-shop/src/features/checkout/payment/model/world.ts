import type { Purchase } from '#features/checkout/checkout.storage.ts';
import { advance } from '#features/checkout/payment/payment.flow.ts';
import {
  type Effect,
  type Paid,
  type PaymentEvent,
  resume,
} from '#features/checkout/payment/payment-state.ts';
import { type Bank, type Call, type Fault, outcomeOf, type Page } from './model';

// Fifteen seconds and less, in ticks; and the two minutes after which nothing arrives any more.
const longestCallTicks = 4;
const longestJourneyTicks = 28;

/** Two tabs of one customer, what lies between them and the server, and what must never happen. */
export function createWorld(bank: Bank) {
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
  let storedText: string | undefined;
  let isSignedIn = true;
  let keys = 0;

  const store = {
    read: () => stored,
    write: (purchase: Purchase) => {
      const text = JSON.stringify(purchase);
      if (text !== storedText) [stored, storedText] = [purchase, text];
    },
    remove: () => void ([stored, storedText] = [undefined, undefined]),
  };

  function send(page: Page, event: PaymentEvent): void {
    if (stored !== page.state.purchase && event.type !== 'stored') {
      send(page, { type: 'stored', purchase: stored });
    }
    const before = page.state.phase;
    const step = advance(page.state, event, store);
    page.state = step.state;
    const { phase } = step.state;
    if (event.type !== 'stored' && phase !== before) transitions.add(`${before} ${event.type} ${phase}`);
    for (const effect of step.effects) run(page, effect);
    // The page shows another step now.
    if (phase === 'paid' || phase === 'left') close(page);
  }

  const close = (page: Page) => tabs.forEach((tab, at) => tab === page && (tabs[at] = undefined));

  function run(page: Page, effect: Effect) {
    if (effect.type === 'finish') {
      shown.push(effect.paid);
      page.state.purchase.left.forEach(({ order }) => given.add(order));
      if (page.state.purchase.order) given.add(page.state.purchase.order);
      store.remove();
    } else if (effect.type === 'leave') {
      if (effect.forgets) store.remove();
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

  function lose(call: Call, isLate = false): void {
    if (isLate && call.effect.type === 'pay') call.isGivenUp = true;
    else drop(call);
    const { page, effect, purchase } = call;
    if (effect.type === 'pay') {
      // Every page has to read the orders before the next try, whichever sent this one.
      unresolved.set(purchase.session, new Set(pages));
      send(page, { type: 'payLost', of: purchase.session });
    } else if (effect.type === 'readOrders') send(page, { type: 'ordersFailed', ask: effect.ask });
    else send(page, { type: 'sessionFailed' });
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
    } else if (fault === 'offline' || fault === 'lost') lose(call);
    else if (fault === 'late') lose(call, true);
    else if (fault === 'refused' && effect.type === 'pay') {
      drop(call);
      // A proxy that responds like the server: the try did not reach the server.
      send(page, { type: 'payRefused', of, isExpired: false });
    } else if (!isSignedIn) {
      if (effect.type !== 'pay') return lose(call);
      drop(call);
      send(page, { type: 'payRefused', of, isExpired: true });
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
      send(page, { type: 'payMade', of, order, outcome, goesOn });
    } else if (effect.type === 'readOrders') {
      if (fault !== 'none' && fault !== 'twice') return lose(call);
      drop(call);
      const orders = await bank.listOrders();
      page.hasRead = true;
      page.paid = orders.filter(({ status }) => status === 'APPROVED').map(({ orderId }) => orderId);
      if (effect.ask === page.state.asks) unresolved.get(page.state.purchase.session)?.delete(page);
      send(page, { type: 'ordersRead', ask: effect.ask, orders });
    } else {
      drop(call);
      if (fault === 'answerLost' || fault === 'noJson') return send(page, { type: 'sessionFailed' });
      const opened = await bank.openSession(purchase.amount);
      lineage.set(opened.session, lineage.get(of) ?? 0);
      send(page, { type: 'sessionOpened', ...opened, key: `k${(keys += 1)}` });
    }
    return undefined;
  }

  function openPage(tab: 0 | 1) {
    if (!stored || tabs[tab]) return;
    const page: Page = { state: resume(stored), hasRead: false, paid: [] };
    tabs[tab] = page;
    pages.push(page);
    unresolved.forEach((waiting) => waiting.add(page));
    send(page, { type: 'opened' });
  }

  function tick() {
    for (const call of [...calls]) {
      call.age += 1;
      if (!call.isGivenUp && call.age >= longestCallTicks) lose(call, true);
      else if (call.isGivenUp && call.age >= longestJourneyTicks) drop(call);
    }
    for (const page of tabs) if (page) send(page, { type: 'tick' });
  }

  /** What a page that is reloaded sent is still on its way; nobody waits for it. */
  function abandon(page: Page) {
    for (const call of callsOf(page)) {
      if (call.effect.type === 'pay') {
        call.isGivenUp = true;
        unresolved.set(call.purchase.session, new Set(pages));
      } else drop(call);
    }
    close(page);
  }

  return {
    ...{ bank, tabs, calls, shown, given, paidByHand, transitions, lineage, sessionOf },
    ...{ send, arrive, openPage, tick, abandon, close },
    nextKey: () => `k${(keys += 1)}`,
    stored: () => stored,
    store: store.write,
    signIn: (isIn: boolean) => void (isSignedIn = isIn),
    isSignedIn: () => isSignedIn,
  };
}

export type World = ReturnType<typeof createWorld>;
