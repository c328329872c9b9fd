/** @jest-environment node */
import type { Step } from '@site/domain/step';
import { destinationOf } from './checkout.flow';
import type { Purchase } from './checkout.storage';

const purchase = (state: Purchase['state']): Purchase => ({
  ...{ version: 2, owner: 'o', key: 'k', session: 's', customer: 'c', amount: 500, items: [] },
  ...{ tries: 0, known: [], left: [], times: { startedAt: 0 } },
  state,
});

test.each<[string, Step, Step, Purchase['state'] | 'none', boolean, Step | 'lost']>([
  ['the cart is always open', 1, 3, 'waiting', true, 1],
  ['the payment follows the cart', 2, 2, 'open', false, 2],
  ['a typed address of the payment is the cart', 2, 1, 'none', false, 1],
  ['a reload before anything was sent begins again', 2, 1, 'open', false, 1],
  ['a reload while a payment was sent goes on', 2, 1, 'sent', false, 2],
  ['a return from the bank goes on', 2, 1, 'waiting', true, 2],
  ['a purchase that another tab finished is confirmed', 2, 2, 'none', true, 3],
  ['a purchase whose data is gone', 2, 2, 'none', false, 'lost'],
  ['the payment just made', 2, 3, 'none', true, 3],
  ['the confirmation', 3, 3, 'none', true, 3],
  ['the confirmation after a reload', 3, 1, 'none', true, 3],
  ['a typed address of the confirmation without a purchase', 3, 1, 'none', false, 1],
  ['no confirmation of what was not sent', 3, 2, 'open', true, 1],
  ['no confirmation of what is not decided', 3, 2, 'waiting', true, 2],
])('%s', (_case, asked, reached, state, isConfirmed, destination) => {
  const progress = { reached, isConfirmed, purchase: state === 'none' ? undefined : purchase(state) };
  expect(destinationOf(asked, progress)).toBe(destination);
});
