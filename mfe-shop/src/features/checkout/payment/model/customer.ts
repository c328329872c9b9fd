import type { Method } from '#features/checkout/checkout.storage.ts';
import type { Outcome } from '#parts/payment-widget/checkout-port.ts';
import { ordersLike } from '#features/checkout/payment/find-order.ts';
import type { CardWish, Happening, Page } from './model';
import type { World } from './world';

const oneTitle = { event: '10', productCode: '01', unitValue: 5 };
const thisYear = new Date().getUTCFullYear();
const wishes: CardWish[] = ['approved', 'declined', 'challenged'];

/** The customer of two tabs, and the accidents around them: makes things happen in a world. */
export function createCustomer(world: World) {
  const { bank, tabs, calls, paidByHand, lineage, send, arrive, openPage, tick, stored, store } = world;
  let quantity = 5;
  let purchases = 0;

  /** 'Finalize sua compra': what is under way goes on, unless the customer rather pays a cart that changed. */
  async function start(tab: 0 | 1, paysCart: boolean) {
    if (tabs[tab]) return;
    const before = stored();
    const isUnderWay = before && before.state !== 'open';
    if (isUnderWay && !(paysCart && before.state === 'waiting')) return openPage(tab);
    if (!world.isSignedIn()) return;
    const items = [{ ...oneTitle, eventYear: thisYear, quantity, totalValue: quantity * 5 }];
    const amount = quantity * 500;
    const orders = await bank.listOrders();
    const opened = await bank.openSession(amount);
    lineage.set(opened.session, (purchases += 1));
    const { order, method, left = [] } = before ?? {};
    const gone = before && order ? [{ order, method, amount: before.amount, items: before.items }] : [];
    store({
      ...{ version: 2, state: 'open', owner: 'u', ...opened, key: world.nextKey(), amount, items },
      tries: 0,
      known: ordersLike(orders, { amount, items }).map(({ orderId }) => orderId),
      ...{ left: [...left, ...gone], times: { startedAt: 0 } },
    });
    openPage(tab);
  }

  async function choose(page: Page, method: Method, n: number) {
    if (!['choosing', 'absent'].includes(page.state.phase)) return;
    page.hasRead = false;
    const token = await bank.token(page.state.purchase.session, method, wishes[n % 3] ?? 'approved');
    send(page, { type: 'token', token, method, at: n * 1e12 });
  }

  const isOpenNoMore = () => stored() !== undefined && stored()?.state !== 'open';
  const waitingOrders = async () => (await bank.listOrders()).filter(({ status }) => status === 'PENDING');

  async function payPix(n: number, mayBeLeft: boolean) {
    const left = stored()?.left.map(({ order }) => order) ?? [];
    const open = (await waitingOrders()).filter(({ orderId }) => mayBeLeft || !left.includes(orderId));
    const order = open[n % Math.max(1, open.length)];
    if (!order) return;
    if (order.orderId !== stored()?.order) paidByHand.add(order.orderId);
    await bank.payOpen(order.orderId);
  }

  async function endCharge(n: number) {
    const open = await waitingOrders();
    const order = open[n % Math.max(1, open.length)];
    if (order) await bank.end(order.orderId);
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
      send(page, { type: 'provider', round: page.state.round, outcome });
    }
  }

  /** What has to wait for the bank is returned as a promise. */
  function happen({ what, tab, n, fault, method }: Happening): unknown {
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
        for (let left = 1 + (n % 4); left > 0; left -= 1) tick();
        return undefined;
      case 'wake':
        return page && send(page, { type: 'woke' });
      case 'reload':
        if (!page) return undefined;
        world.abandon(page);
        return isOpenNoMore() ? openPage(tab) : undefined;
      case 'leave':
        return page && world.close(page);
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
      case 'endCharge':
        return endCharge(n);
      case 'expire':
        return world.signIn(false);
      case 'login':
        return world.signIn(true);
    }
  }

  /** Everything works again, and the customer looks what became of the purchase. */
  async function settle() {
    world.signIn(true);
    let quiet = 0;
    // Two minutes at the most, until no call is given up for lost; less where nothing is open any more.
    for (let round = 0; round < 45 && quiet < 3; round += 1) {
      const isQuiet = calls.length === 0 && stored()?.state !== 'sent';
      quiet = isQuiet ? quiet + 1 : 0;
      for (const call of [...calls]) await arrive(call, 'none');
      tick();
      if ((isOpenNoMore() || stored()?.left.length) && !tabs[0]) openPage(0);
    }
    for (const call of [...calls]) await arrive(call, 'none');
  }

  return { happen, settle };
}
