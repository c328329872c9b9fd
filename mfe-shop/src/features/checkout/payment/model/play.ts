import fc from 'fast-check';
import { createCustomer } from './customer';
import type { Bank, Happening } from './model';
import { createWorld } from './world';

const common = ['start', 'choose', 'arrive', 'arrive', 'arrive', 'tick', 'tick'] as const;
const rare = [
  ...['fault', 'fault', 'fault', 'change', 'wake', 'reload', 'leave', 'verify', 'otherWay', 'reopen'],
  ...['widgetFails', 'widgetCancels', 'widgetBreaks', 'widgetTells', 'payPix', 'payAnyPix', 'endCharge'],
  ...['expire', 'login', 'login'],
] as Happening['what'][];

/** Whatever may happen. */
export const happening: fc.Arbitrary<Happening> = fc.record({
  what: fc.oneof(fc.constantFrom<Happening['what']>(...common), fc.constantFrom(...rare)),
  tab: fc.constantFrom<0 | 1>(0, 0, 0, 1),
  n: fc.nat(11),
  fault: fc.constantFrom('late', 'lost', 'late', 'answerLost', 'twice', 'noJson', 'refused', 'offline'),
  method: fc.constantFrom('pix', 'credit', 'debit'),
});

/** Plays a sequence against a bank that notes the orders it `charged`. What does not hold after it is thrown. */
export async function play(
  bank: Bank,
  charged: ReadonlySet<string>,
  happenings: readonly Happening[],
): Promise<ReadonlySet<string>> {
  const world = createWorld(bank);
  const { happen, settle } = createCustomer(world);
  for (const one of happenings) {
    const wait = happen(one);
    if (wait instanceof Promise) await wait;
  }
  await settle();
  const { tabs, shown, given, paidByHand, lineage, sessionOf } = world;

  const perPurchase = new Map<number, number>();
  for (const order of charged) {
    // A code that was cancelled and is paid all the same is paid by the customer's own hand.
    if (paidByHand.has(order)) continue;
    const purchase = lineage.get(sessionOf.get(order) ?? '') ?? -1;
    perPurchase.set(purchase, (perPurchase.get(purchase) ?? 0) + 1);
  }
  if ([...perPurchase.values()].some((count) => count > 1)) throw new Error('a purchase was charged twice');

  const screens = shown.map(({ order }) => order);
  if (new Set(screens).size < screens.length) throw new Error('an order was shown as paid twice');
  const unseen = [...charged].filter((order) => !screens.includes(order) && !given.has(order));
  if (unseen.length > 0) throw new Error('a charge reached no screen');

  const ways = ['choosing', 'absent', 'waiting', 'paid', 'left', undefined];
  if (tabs.some((tab) => !ways.includes(tab?.state.phase))) throw new Error('a state has no way on');
  return world.transitions;
}
