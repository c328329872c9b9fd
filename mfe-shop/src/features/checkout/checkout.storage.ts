import { array, type InferOutput, number, object, optional, picklist, pipe, regex, string } from 'valibot';
import { orderItem } from '@site/contracts/api/payments';
import { opaqueId, storageItem } from '@site/platform/storage';

/** What the purchase costs, in reais with a point and two places (D55). */
export const storedTotal = storageItem('local', 'totalAmount', pipe(string(), regex(/^\d{1,9}\.\d{2}$/)));

/** The label of the chosen way to pay (D55). */
export const storedMethod = storageItem(
  'local',
  'paymentMethod',
  pipe(string(), regex(/^(?:PIX|Cartão de crédito|Cartão de débito)$/)),
);

/** The order of the last payment. */
export const storedOrder = storageItem('local', 'merchant_order_id', opaqueId);

const attemptSchema = object({
  owner: optional(string()),
  session: string(),
  customer: string(),
  amount: number(),
  items: array(orderItem),
  startedAt: number(),
  state: picklist(['open', 'paying', 'waiting']),
  ordersSince: optional(string()),
  order: optional(string()),
  earlier: optional(array(string())),
});

/**
 * A purchase under way: whose it is, its checkout session and what it buys; `amount` is in cents. `open`: nothing was sent yet;
 * `paying`: a payment was sent and its answer is not known; `waiting`: the server made the order. It is kept in every
 * tab and through a reload, so that one purchase is never paid by two sessions. `earlier` are its orders that the customer
 * left unpaid: nobody can cancel them, so one of them may still be paid. It holds nothing about a card.
 */
export type Attempt = InferOutput<typeof attemptSchema>;

const stored = storageItem('local', 'checkoutAttempt', attemptSchema);
const forgottenAfterHours = 24;
let latest: Attempt | undefined;

/** The purchase of this browser; the same object until it changes. */
function readAttempt(): Attempt | undefined {
  const found = stored.read();
  const isOld = found && Date.now() - found.startedAt > forgottenAfterHours * 3600 * 1000;
  const attempt = isOld ? undefined : found;
  if (JSON.stringify(attempt) !== JSON.stringify(latest)) latest = attempt;
  return latest;
}

export const storedAttempt = { ...stored, read: readAttempt };

/** Leaves nothing of a purchase in this browser. */
export const forgetPurchase = (): void =>
  [storedTotal, storedMethod, storedOrder, storedAttempt].forEach((item) => item.remove());
