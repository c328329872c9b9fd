import {
  array,
  type InferOutput,
  literal,
  maxLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeInteger,
  string,
  transform,
  union,
} from 'valibot';
import { orderItem } from '@site/contracts/api/payments';
import { toDecimalText } from '@site/domain/money';
import { opaqueId, storageItem } from '@site/platform/storage';
import { text } from './checkout.text';

const opaque = pipe(string(), regex(/^\S+$/), maxLength(200));
const cents = pipe(number(), safeInteger(), minValue(0));
const method = picklist(['pix', 'credit', 'debit']);
const bought = { method: optional(method), amount: cents, items: array(orderItem) };

/** A way to pay, as the code knows it; its label is for the screen and for the storage only (D67). */
export type Method = InferOutput<typeof method>;

const leftOrder = object({ order: opaque, ...bought });

/** An order that the customer turned away from. Nobody can cancel it, so it may still be paid. */
export type LeftOrder = InferOutput<typeof leftOrder>;

const purchase = object({
  version: literal(2),
  owner: opaque,
  state: picklist(['open', 'sent', 'waiting']),
  key: opaque,
  session: opaque,
  customer: opaque,
  ...bought,
  tries: number(),
  known: array(opaque),
  since: optional(string()),
  order: optional(opaque),
  left: array(leftOrder),
  times: object({ startedAt: number(), sentAt: optional(number()) }),
});

/**
 * A purchase under way; `amount` is in cents. `open`: nothing was sent, or what was sent came to nothing. `sent`: a
 * payment was sent, and whether there is an order is not known. `waiting`: the server made the `order`. `key` is the
 * idempotency key of its payment (D23), and `tries` how often that was sent with the last token. `known` are the orders of the same amount that were there before; `left` are
 * its own orders that the customer turned away from. `times` are for people who read the record: no rule reads them.
 * It holds nothing about a card.
 */
export type Purchase = InferOutput<typeof purchase>;

// What the first release left.
const firstPurchase = pipe(
  object({
    owner: opaque,
    session: opaque,
    customer: opaque,
    amount: cents,
    items: array(orderItem),
    startedAt: number(),
    state: picklist(['open', 'paying', 'waiting']),
    ordersSince: optional(string(), ''),
    order: optional(opaque),
    earlier: optional(array(opaque), []),
  }),
  transform(({ state, startedAt, ordersSince, earlier, ...rest }): Purchase => {
    const { amount, items } = rest;
    return {
      ...rest,
      version: 2,
      state: state === 'paying' ? 'sent' : state,
      key: rest.session,
      tries: 0,
      known: [],
      since: ordersSince,
      left: earlier.map((order) => ({ order, amount, items })),
      times: { startedAt },
    };
  }),
);

const stored = storageItem('local', 'checkoutAttempt', union([purchase, firstPurchase]));

/** What the last purchase cost, in reais with a point and two places (D55). */
export const storedTotal = storageItem('local', 'totalAmount', pipe(string(), regex(/^\d{1,9}\.\d{2}$/)));

/** The label of the way in which it was paid (D55). */
export const storedMethod = storageItem('local', 'paymentMethod', picklist(Object.values(text.methods)));

/** The order of the last payment. */
export const storedOrder = storageItem('local', 'merchant_order_id', opaqueId);

let latest: Purchase | undefined;

/** The purchase of this browser; the same object until it changes. */
function readPurchase(): Purchase | undefined {
  const found = stored.read();
  if (JSON.stringify(found) !== JSON.stringify(latest)) latest = found;
  return latest;
}

/** Keeps a purchase, and beside it what document 2 names. */
function writePurchase(kept: Purchase): void {
  stored.write(kept);
  storedTotal.write(toDecimalText(kept.amount));
  if (kept.method) storedMethod.write(text.methods[kept.method]);
  if (kept.order === undefined) storedOrder.remove();
  else storedOrder.write(kept.order);
}

export const storedPurchase = { ...stored, read: readPurchase, write: writePurchase };

/** Leaves nothing of a purchase in this browser. */
export const forgetPurchase = (): void =>
  [storedTotal, storedMethod, storedOrder, storedPurchase].forEach((item) => item.remove());
