import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#database/connect.ts';
import { switches } from '#database/money-tables.ts';

/** How the provider misbehaves. Without switches it behaves as the vendor's documentation says. */
export const switchValues = v.strictObject({
  /** The script: is missing (404), never says that it is ready, or takes 3 seconds. For all customers only. */
  script: v.optional(v.picklist(['missing', 'never-ready', 'slow'])),
  /** The one-time token: takes 3 seconds, or comes twice. */
  token: v.optional(v.picklist(['slow', 'twice'])),
  /** The provider reports an error while the shop makes the payment of a token. */
  errorWhilePaying: v.optional(v.boolean()),
  /** Callbacks are called although the checkout was unmounted. */
  afterUnmount: v.optional(v.boolean()),
  /** The channel and spelling of the cancel signal, instead of what the script's version does. */
  cancel: v.optional(
    v.picklist([
      'error:CANCELED_BY_USER',
      'error:CANCELLED_BY_USER',
      'result:CANCELED_BY_USER',
      'result:CANCELLED_BY_USER',
    ]),
  ),
  /** How long a PIX charge can be paid, in seconds. */
  pixSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The bank confirms a PIX charge by itself after this many seconds. */
  pixPaidAfterSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** How the provider misbehaves for one customer, or for all. */
export type SwitchValues = v.InferOutput<typeof switchValues>;

const everybody = '*';

/** The switches for a customer: their own win over those for all. */
export async function switchesFor(db: Database, userId?: string): Promise<SwitchValues> {
  const scopes = userId ? [everybody, userId] : [everybody];
  const found = await db.select().from(switches).where(inArray(switches.scope, scopes));
  const ordered = found.sort((a, b) => Number(b.scope === everybody) - Number(a.scope === everybody));
  return Object.assign({}, ...ordered.map(({ values }) => values));
}

/** Replaces the switches of a customer, or those for all. */
export async function setSwitches(db: Database, values: SwitchValues, userId = everybody) {
  const row = { scope: userId, values };
  await db.insert(switches).values(row).onConflictDoUpdate({ target: switches.scope, set: { values } });
}
